import type { Scenario } from './scenario.ts';
import { drain } from './scenarios/drain.ts';
import { handshake } from './scenarios/handshake.ts';
import { heartbeat } from './scenarios/heartbeat.ts';
import { matchClassic } from './scenarios/match-classic.ts';
import { matchEasy } from './scenarios/match-easy.ts';
import { matchSwedish } from './scenarios/match-swedish.ts';
import { newerVersion } from './scenarios/newer-version.ts';
import { reconnect } from './scenarios/reconnect.ts';
import { refusedCard } from './scenarios/refused-card.ts';
import { replaced } from './scenarios/replaced.ts';
import { slowNetwork } from './scenarios/slow-network.ts';
import { twoTables } from './scenarios/two-tables.ts';
import { unknownField } from './scenarios/unknown-field.ts';
import { unknownMessage } from './scenarios/unknown-message.ts';

/** The scenarios with their scripts, in the order in which they are run. */
export const SCRIPTS: readonly Scenario[] = [
  handshake,
  matchClassic,
  matchEasy,
  matchSwedish,
  unknownField,
  unknownMessage,
  newerVersion,
  refusedCard,
  twoTables,
  slowNetwork,
  heartbeat,
  reconnect,
  replaced,
  drain,
];
