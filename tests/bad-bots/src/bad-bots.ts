import { CONNECTIONS } from './table/connections.ts';
import { CRASHES } from './table/crashes.ts';
import { FLOODS } from './table/floods.ts';
import { MOODS } from './table/moods.ts';
import { PROCESSES } from './table/processes.ts';
import { REFERENCES } from './table/references.ts';
import { SLOW } from './table/slow.ts';
import { WRONG } from './table/wrong.ts';

/** All of them, by what they have in common. */
export const BAD_BOTS = {
  'a bot that is slow': SLOW,
  'a bot that sends what is wrong': WRONG,
  'a bot that sends too much': FLOODS,
  'a bot that does not keep its connection': CONNECTIONS,
  'a bot that crashes': CRASHES,
  'a bot that is a nuisance as a process': PROCESSES,
  'a bot that has every vice': MOODS,
  'a bot without a vice': REFERENCES,
} as const;
