#!/usr/bin/env node
// A whole bot. Start it with `node examples/random/dist/main.js` and the server's address in BASSADEWITZ_URL.
import { type Bot, runBot } from '@bassadewitz/client';

const random: Bot = {
  // Who you are. A changed bot is a new version.
  name: 'random',
  version: '1.0.0',

  // Called whenever it is your turn and there is a choice. `request` is all that you may know: your hand, the cards
  // that are legal, the trick on the table, the tricks before it. `turn` is the same worked out, with dice that fall
  // alike whenever the same board is played. Give one of the legal cards.
  chooseCard(request, turn) {
    return turn.pick(request.legal);
  },
};

// Connects, plays at as many tables as it is given, and ends when the tournament is over.
await runBot(random);
