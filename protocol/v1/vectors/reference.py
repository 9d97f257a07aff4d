"""What the seed decides, after seed.md and schedule.md: a second implementation that uses only the standard library.

    python3 reference.py           checks seed.json and schedule.json, which lie beside this file
    python3 reference.py --write   writes them anew
"""

import hashlib
import hmac
import itertools
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORDS = 2**32


def sha256(data):
    return hashlib.sha256(data).digest()


def commitment_to(seed):
    return sha256(b"bassadewitz/v1/commitment\0" + seed.encode()).hex()


def derive_key(seed, entropy=None):
    data = b"bassadewitz/v1/key\0" + seed.encode()
    if entropy is not None:
        data += b"\0" + entropy.encode()
    return sha256(data)


class Stream:
    def __init__(self, key, label, *indices):
        self.key = key
        self.message = label.encode() + b"\0" + b"".join(i.to_bytes(4, "big") for i in indices)
        self.position = 0

    def block(self, number):
        return hmac.new(self.key, self.message + number.to_bytes(4, "big"), hashlib.sha256).digest()

    def word(self):
        number, place = divmod(self.position, 8)
        if place == 0:
            self.latest = self.block(number)
        self.position += 1
        return int.from_bytes(self.latest[4 * place : 4 * place + 4], "big")

    def below(self, n):
        while True:
            word = self.word()
            if word < WORDS // n * n:
                return word % n

    def shuffled(self, n):
        places = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            places[i], places[j] = places[j], places[i]
        return places


def card_name(card):
    return "789TJQKA"[card % 8] + "CSHD"[card // 8]


def pack_of(key, board, deal):
    return Stream(key, "cards", board, deal).shuffled(32)


def hands_of(pack):
    return [" ".join(map(card_name, sorted(pack[8 * seat : 8 * seat + 8]))) for seat in range(4)]


def request_seeds(key, board, deal, trick):
    block = Stream(key, "request", board, deal, trick).block(0)
    return [block[8 * seat : 8 * seat + 8].hex() for seat in range(4)]


def receipt_salt(key, match):
    return Stream(key, "receipt", match).block(0)[:16].hex()


SEATINGS = [
    ["0123", "1032", "2301", "3210"],
    ["0231", "1320", "2013", "3102"],
    ["0312", "1203", "2130", "3021"],
]
PERMUTATIONS = list(itertools.permutations(range(4)))


def balanced(n):
    with open(os.path.join(HERE, "families.json")) as file:
        family = json.load(file)[str(n)]
    moduli = family["m"]
    order = 1
    for modulus in moduli:
        order *= modulus

    def add(a, b):
        total, weight = 0, 1
        for modulus in moduli:
            total += (a + b) % modulus * weight
            a, b, weight = a // modulus, b // modulus, weight * modulus
        return total

    for block in family["b"]:
        for element in range(order):
            points = [add(point, element) for point in block]
            yield sorted(points + [order] if len(points) == 3 else points)
    for u in family["s"]:
        for e in range(order):
            rest = [add(e, u), add(e, add(u, u))]
            if e < min(rest):
                yield sorted([e, *rest, order])


def developed(points, blocks):
    for block in blocks:
        for shift in range(points):
            moved = {(point + shift) % points for point in block}
            if shift > 0 and moved == set(block):
                break
            yield sorted(moved)


def design_of(config):
    n = config["bots"]
    if config["format"] == "all":
        return [list(table) for table in itertools.combinations(range(n), 4)]
    if config["format"] == "balanced":
        return list(balanced(n))
    if config["format"] == "budget":
        return list(developed(n, config["blocks"]))
    return [table + [n - 1] for table in developed(n - 1, config["blocks"])]


def labels_of(key, config, round_):
    n = config["bots"]
    if "champion" not in config:
        return Stream(key, "relabelling", round_).shuffled(n)
    field = [bot for bot in range(n) if bot != config["champion"]]
    return [field[place] for place in Stream(key, "relabelling", round_).shuffled(n - 1)] + [config["champion"]]


def jobs_of(key, config):
    """Yields match, round, table, board, replay and the bots by seat."""
    design = design_of(config)
    per_table = config["boards"]
    count = len(design) * per_table
    for round_ in range(config["rounds"]):
        labels = labels_of(key, config, round_)
        stream = Stream(key, "order", round_)
        order = stream.shuffled(count)
        first = round_ * count * config["replays"]
        bots = [[labels[number] for number in design[local // per_table]] for local in range(count)]
        if config["replays"] == 4:
            replays = [PERMUTATIONS[stream.below(24)] for _ in range(count)]
        else:
            drawn = single_seatings(key, round_, bots)
        for turn in range(config["replays"]):
            for position, local in enumerate(order):
                board = round_ * count + local
                replay = replays[local][turn] if config["replays"] == 4 else 0
                seats = list(map(int, SEATINGS[board % 3][replay])) if config["replays"] == 4 else drawn[local]
                by_seat = [bots[local][seats.index(seat)] for seat in range(4)]
                yield [first + turn * count + position, round_, local // per_table, board, replay, *by_seat]


def single_seatings(key, round_, bots):
    stream = Stream(key, "seating", round_)
    sat = {}
    drawn = []
    for table in bots:
        weights = [sum(sat.get(pair, 0) for pair in zip(table, seats)) for seats in PERMUTATIONS]
        candidates = [seats for seats, weight in zip(PERMUTATIONS, weights) if weight == min(weights)]
        seats = candidates[stream.below(len(candidates))]
        for pair in zip(table, seats):
            sat[pair] = sat.get(pair, 0) + 1
        drawn.append(seats)
    return drawn


ZEROS = "0" * 64
DIGITS = "5f1c3a9e7b2d40868cae1f03d5b79264e8f0a1c2b3d4958677665544332211ff"


def seed_vectors():
    key = derive_key(DIGITS)
    seeds = [(ZEROS, None), (DIGITS, None), (DIGITS, "beacon 4711"), ("Herz sticht nicht – ♥", None), ("a", "b")]
    streams = [("cards", [0, 0]), ("request", [1, 2, 3]), ("relabelling", [7]), ("order", [4294967295]), ("seating", [0]), ("receipt", [3])]
    bounds = [1, 2, 3, 24, 32, 1000, 2**31, 2**31 + 1, 3 * 2**30, 2**32]
    deals = [(0, 0), (0, 1), (1, 0), (2, 3), (358302, 20), (4294967295, 20)]
    tricks = [(0, 0, 0), (0, 0, 7), (0, 1, 0), (358302, 3, 5)]
    orders = [(0, 3, True), (1, 3, True), (0, 14, True), (0, 14, False)]
    return {
        "about": "Values for seed.md. Unless a case names its own seed, the key is that of `seed` without entropy.",
        "seed": DIGITS,
        "keys": [
            {
                "seed": seed,
                **({} if entropy is None else {"entropy": entropy}),
                "commitment": commitment_to(seed),
                "key": derive_key(seed, entropy).hex(),
            }
            for seed, entropy in seeds
        ],
        "streams": [
            {"label": label, "indices": indices, "words": [stream.word() for _ in range(10)]}
            for label, indices in streams
            for stream in [Stream(key, label, *indices)]
        ],
        "draws": [
            {"label": "order", "indices": [5], "below": bound, "draws": [stream.below(bound) for _ in range(12)]}
            for bound in bounds
            for stream in [Stream(key, "order", 5)]
        ],
        "cards": [
            {"board": board, "deal": deal, "pack": " ".join(map(card_name, pack)), "hands": hands_of(pack)}
            for board, deal in deals
            for pack in [pack_of(key, board, deal)]
        ],
        "requests": [
            {"board": board, "deal": deal, "trick": trick, "seeds": request_seeds(key, board, deal, trick)}
            for board, deal, trick in tricks
        ],
        "salts": [{"match": match, "salt": receipt_salt(key, match)} for match in [0, 1, 11, 65536, 4294967295]],
        "relabellings": [
            {"round": round_, "n": n, "bots": Stream(key, "relabelling", round_).shuffled(n)}
            for round_, n in [(0, 4), (1, 4), (0, 13), (99, 13)]
        ],
        "orders": [
            {
                "round": round_,
                "boards": boards,
                "replayed": replayed,
                "order": stream.shuffled(boards),
                "permutations": [stream.below(24) for _ in range(boards)] if replayed else [],
            }
            for round_, boards, replayed in orders
            for stream in [Stream(key, "order", round_)]
        ],
    }


def schedule_vectors():
    key = derive_key(DIGITS)
    base = {"boards": 3, "rounds": 2, "replays": 4}
    configs = [
        {"format": "balanced", "bots": 4, **base},
        {"format": "balanced", "bots": 6, **base},
        {"format": "balanced", "bots": 10, **base},
        {"format": "balanced", "bots": 22, **base},
        {"format": "balanced", "bots": 28, **base},
        {"format": "balanced", "bots": 64, **base},
        {"format": "balanced", "bots": 8, "boards": 2, "rounds": 3, "replays": 1},
        {"format": "all", "bots": 7, **base},
        {"format": "gauntlet", "bots": 8, **base, "champion": 2, "blocks": [[0, 1, 3]]},
        {"format": "gauntlet", "bots": 4, **base, "champion": 3, "blocks": [[0, 1, 2]]},
        {"format": "budget", "bots": 20, **base, "blocks": [[0, 1, 4, 9]]},
    ]
    cases = []
    for config in configs:
        jobs = list(jobs_of(key, config))
        lines = "".join(" ".join(map(str, job)) + "\n" for job in jobs)
        cases.append({"config": config, "matches": len(jobs), "sha256": sha256(lines.encode()).hex(), "first": jobs[:6]})
    return {
        "about": "Schedules after schedule.md. A match is [match, round, table, board, replay, bots of seats 0 to 3]; "
        "`sha256` is that of all matches in order, each its numbers in decimal with one space between, then a line feed.",
        "seed": DIGITS,
        "schedules": cases,
    }


def layout(value):
    """JSON with one case a line."""
    parts = []
    for name, content in value.items():
        if isinstance(content, list):
            cases = ",\n".join("    " + json.dumps(case, ensure_ascii=False) for case in content)
            parts.append(f"  {json.dumps(name)}: [\n{cases}\n  ]")
        else:
            parts.append(f"  {json.dumps(name)}: {json.dumps(content, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main():
    wrong = 0
    for name, vectors in [("seed.json", seed_vectors()), ("schedule.json", schedule_vectors())]:
        path = os.path.join(HERE, name)
        if "--write" in sys.argv:
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(layout(vectors))
            continue
        with open(path, encoding="utf-8") as file:
            same = json.load(file) == json.loads(json.dumps(vectors))
        print(f"{name}: {'as computed' if same else 'DIFFERS'}")
        wrong += not same
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
