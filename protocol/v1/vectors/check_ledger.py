"""Checks a ledger after ledger.md, steps 1 to 5, and that each play follows suit; only the standard library.

    python3 check_ledger.py [FILE]      by default ledger.ndjson, which lies beside this file
"""

import hashlib
import json
import os
import re
import sys

import reference

KINDS = ("head", "match", "decision", "foot")


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def card_number(name):
    return "CSHD".index(name[1]) * 8 + "789TJQKA".index(name[0])


def check(path):
    with open(path, "rb") as file:
        data = file.read()
    assert data.endswith(b"\n"), "the last line is torn"
    prev, lines = "0" * 64, []
    for number, raw in enumerate(data[:-1].split(b"\n"), 1):
        line = json.loads(raw)
        assert canonical(line).encode() == raw, f"line {number} is not canonical"
        assert line["prev"] == prev, f"line {number}: the chain is broken"
        (kind,) = [kind for kind in KINDS if kind in line]
        lines.append((kind, line[kind], prev))
        prev = hashlib.sha256(raw).hexdigest()

    assert [kind for kind, _, _ in lines].count("head") == 1 and lines[0][0] == "head", "the head"
    assert [kind for kind, _, _ in lines].count("foot") == 1 and lines[-1][0] == "foot", "the foot"
    head, foot = lines[0][1], lines[-1][1]
    matches = [match for kind, match, _ in lines if kind == "match"]
    decisions = [decision for kind, decision, _ in lines if kind == "decision"]
    assert (foot["matches"], foot["decisions"]) == (len(matches), len(decisions)), "the counts of the foot"
    assert foot["head"] == lines[1][2], "the head's hash"
    if "seed" not in foot:
        return len(matches)

    assert head["knownSeed"] or re.fullmatch("[0-9a-f]{64}", foot["seed"]), "a seed that somebody typed"
    assert reference.commitment_to(foot["seed"]) == head["commitment"], "the commitment"
    key = reference.derive_key(foot["seed"], foot.get("entropy"))
    stops = [decision["before"] for decision in decisions if decision["kind"] == "stop"]
    moves = [decision for decision in decisions if "bot" in decision]

    def plays(bot, match):
        past = [move["kind"] for move in moves if move["bot"] == bot and move["before"] <= match]
        return not past or past[-1] == "reinstate"

    wanted = [
        job
        for job in reference.jobs_of(key, head["schedule"])
        if job[0] < min(stops, default=job[0] + 1) and all(plays(bot, job[0]) for bot in job[5:])
    ]
    if not foot["complete"]:
        wanted = wanted[: len(matches)]
    found = [[m["match"], m["round"], m["table"], m["board"], m["replay"], *m["bots"]] for m in matches]
    assert found == wanted, "the schedule"
    for match in matches:
        assert match["salt"] == reference.receipt_salt(key, match["match"]), "the salt"
        for number, deal in enumerate(match["deals"]):
            assert deal["hands"] == reference.hands_of(reference.pack_of(key, match["board"], number)), "the cards"
            check_plays(deal)
    return len(matches)


def check_plays(deal):
    hands = [hand.split(" ") for hand in deal["hands"]]
    plays = deal["plays"].split(" ")
    leader = (deal["dealer"] + 1) % 4
    for trick in range(8):
        cards = plays[4 * trick : 4 * trick + 4]
        for turn, card in enumerate(cards):
            hand = hands[(leader + turn) % 4]
            assert card in hand, f"{card} was not held"
            assert card[1] == cards[0][1] or all(other[1] != cards[0][1] for other in hand), f"{card} does not follow suit"
            hand.remove(card)
        led = [card for card in cards if card[1] == cards[0][1]]
        leader = (leader + cards.index(max(led, key=card_number))) % 4


if __name__ == "__main__":
    here = os.path.dirname(os.path.abspath(__file__))
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(here, "ledger.ndjson")
    print(f"{path}: {check(path)} matches, nothing wrong")
