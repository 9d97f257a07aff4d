#!/usr/bin/env python3
"""A bot for the Bassadewitz arena: Python and the library `websockets`, nothing else.

Start it with the address of the server in BASSADEWITZ_URL and the bot's secret in BASSADEWITZ_TOKEN.
Change choose_card() to make it yours. The protocol is described in protocol/v1/README.md; requirements
are cited from there, such as [RC-7].
"""

import asyncio
import json
import os
import random
import sys

from websockets.exceptions import ConnectionClosed, InvalidHandshake

try:  # From version 13 on, and the only implementation that will stay.
    from websockets.asyncio.client import connect
except ImportError:  # Older versions, such as 10.4 in Debian 12.
    from websockets.client import connect

# A changed bot is a new version: it is rated as another player [HS-5].
NAME = "python"
VERSION = "1.0.0"
# How many matches it plays at the same time. A bot that thinks long should offer few [TM-5].
TABLES = 16

FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 30.0

CUT = 1006  # the close code of a connection that ended without one

RANKS = "789TJQKA"  # low to high: the ten is below the jack


def choose_card(request):
    """Which of request["legal"] to play. A request holds all that the seat may know, so this needs no memory."""
    # All chance comes from the request's seed: whenever the same position comes back, for instance in another
    # replay of the same board, the same card is played. A program-wide random.random() would not do that [RQ-7].
    rng = random.Random(int(request["seed"], 16))

    legal = request["legal"]
    on_table = request["trick"]["cards"]
    if not on_table:
        return rng.choice(lowest(legal))

    led = on_table[0][1]
    if legal[0][1] != led:
        return rng.choice(highest(legal))  # The trick cannot be ours: get rid of a high card.

    to_beat = max(rank(card) for card in on_table if card[1] == led)
    below = [card for card in legal if rank(card) < to_beat]
    return rng.choice(highest(below) if below else lowest(legal))


def rank(card):
    return RANKS.index(card[0])


def lowest(cards):
    return [card for card in cards if rank(card) == min(map(rank, cards))]


def highest(cards):
    return [card for card in cards if rank(card) == max(map(rank, cards))]


async def main():
    """Plays one session after the other, until one ends for good."""
    url = os.environ.get("BASSADEWITZ_URL", "")
    if not url.startswith(("ws://", "wss://")):
        log(f"BASSADEWITZ_URL must name the server, such as ws://127.0.0.1:4000/v1/bot; it is {url!r}")
        return 2
    pause = FIRST_PAUSE_S
    while True:
        welcomed, code = await play_session(url)
        if not may_come_back(code):
            # 1000: the session ended in good order. The others: coming back could only fail again.
            return 0 if code == 1000 else 1
        if welcomed:
            pause = FIRST_PAUSE_S
        # A random part, so that all the bots of a server that went down do not come back in the same instant [RC-5].
        # This chance decides no card, so it needs no seed.
        wait = pause * random.uniform(0.5, 1.0)
        log(f"no connection (code {code}); trying again in {wait:.1f} s")
        await asyncio.sleep(wait)
        pause = min(pause * 2, LONGEST_PAUSE_S)


def may_come_back(code):
    """Whether to connect again follows from the close code alone [RC-7]."""
    return code != 1000 and not 4000 <= code <= 4499


async def play_session(url):
    """Plays over one connection; returns whether the server said welcome, and the close code."""
    welcomed = False
    try:
        # The library answers the server's pings while we wait; by pings of its own it finds out that a server is gone.
        async with connect(url, compression=None) as socket:
            await send(socket, hello())
            while True:
                message = json.loads(await socket.recv())
                kind = message.get("type")
                if kind == "welcome":
                    welcomed = True
                    # Here a bot loads its model: limits.prepareMs is the time for it [HS-8].
                    await send(socket, {"type": "ready"})
                elif kind == "request":
                    card = choose_card(message)
                    await send(socket, {"type": "play", "request": message["request"], "card": card})
                elif kind == "error":
                    log(f"{message['code']}: {message['message']} (see {message['docs']})")  # and no answer [ER-3]
                elif kind == "goodbye":
                    log(f"goodbye: {message['reason']}: {message['message']}")
                # Results need no answer. What we do not know we pass over [FR-5].
    except ConnectionClosed as closed:
        # Without a close frame from the server the connection was cut.
        return welcomed, closed.rcvd.code if closed.rcvd else CUT
    except (OSError, asyncio.TimeoutError, InvalidHandshake) as error:
        log(f"cannot connect to {url}: {error}")
        return welcomed, CUT


def hello():
    message = {"type": "hello", "versions": ["1.0"], "name": NAME, "version": VERSION, "tables": TABLES}
    token = os.environ.get("BASSADEWITZ_TOKEN")
    if token:  # A guest has none, where the organiser lets guests in.
        message["token"] = token
    return message


async def send(socket, message):
    # A string goes out as a text frame, as it must [FR-1]; bytes would go out as a binary one.
    await socket.send(json.dumps(message))


def log(text):
    print(f"{NAME}: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(asyncio.run(main()))
    except KeyboardInterrupt:
        sys.exit(130)
