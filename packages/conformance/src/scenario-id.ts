/** The scenarios, in the order in which they are run. */
export const SCENARIO_IDS = [
  'handshake',
  'match-classic',
  'match-easy',
  'match-swedish',
  'unknown-field',
  'unknown-message',
  'newer-version',
  'refused-card',
  'two-tables',
  'slow-network',
  'heartbeat',
  'reconnect',
  'replaced',
  'drain',
] as const;

export type ScenarioId = (typeof SCENARIO_IDS)[number];
