import { runBot } from '@bassadewitz/client';

// Answers every request with a card that it may not play.
await runBot(
  { name: 'hopeless', version: '1', chooseCard: ({ legal }) => (legal.includes('7C') ? '8C' : '7C') },
  { log: () => {} },
);
