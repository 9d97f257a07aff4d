import type { ScenarioId } from '../scenario-id.ts';
import type { Timeouts } from '../timeouts.ts';

/** A bot of `broken-bots/`, the scenario that it fails, and what the report must say about it. */
export interface BrokenBot {
  readonly bot: string;
  readonly fails: ScenarioId;
  readonly requirement: string;
  readonly observed: RegExp;
  /** The times that have to run out before that is seen, short. */
  readonly timeouts?: Partial<Timeouts>;
}

/** Each scenario has at least one bot that fails it. None fails another. */
export const BROKEN_BOTS: readonly BrokenBot[] = [
  {
    bot: 'does-not-wait-for-welcome',
    fails: 'handshake',
    requirement: 'HS-8',
    observed: /sent ready before .* welcome/,
  },
  { bot: 'puts-token-in-address', fails: 'handshake', requirement: 'CN-2', observed: /token into the address/ },
  { bot: 'sends-binary-frames', fails: 'handshake', requirement: 'FR-2', observed: /binary frame/ },
  {
    bot: 'misspells-a-field',
    fails: 'handshake',
    requirement: 'FR-4',
    observed: /UNKNOWN_FIELD.*Did you mean tables\?/,
  },
  { bot: 'has-no-token', fails: 'handshake', requirement: 'HS-4', observed: /BASSADEWITZ_TOKEN; none came/ },
  { bot: 'says-ready-twice', fails: 'handshake', requirement: 'HS-9', observed: /sent ready again/ },
  { bot: 'knows-no-redeal', fails: 'match-classic', requirement: 'RQ-2', observed: /exit code 1/ },
  { bot: 'knows-no-easy', fails: 'match-easy', requirement: 'VR-3', observed: /exit code 1/ },
  { bot: 'believes-seat-0-deals', fails: 'match-swedish', requirement: 'VR-3', observed: /exit code 1/ },
  { bot: 'refuses-unknown-fields', fails: 'unknown-field', requirement: 'FR-5', observed: /exit code 1/ },
  { bot: 'answers-unknown-messages', fails: 'unknown-message', requirement: 'FR-3', observed: /UNKNOWN_TYPE/ },
  { bot: 'crashes-on-unknown-messages', fails: 'unknown-message', requirement: 'FR-5', observed: /exit code 1/ },
  { bot: 'knows-all-error-codes', fails: 'newer-version', requirement: 'VR-3', observed: /exit code 1/ },
  {
    bot: 'knows-all-close-codes',
    fails: 'newer-version',
    requirement: 'RC-2',
    observed: /did not come back: its process ended with exit code 0/,
  },
  { bot: 'trusts-its-memory', fails: 'refused-card', requirement: 'ER-6', observed: /exit code 1/ },
  { bot: 'tries-again', fails: 'refused-card', requirement: 'ER-2', observed: /a second time.*DUPLICATE/ },
  { bot: 'dies-of-an-error', fails: 'refused-card', requirement: 'ER-6', observed: /exit code 1/ },
  {
    bot: 'forgets-what-it-thinks-about',
    fails: 'two-tables',
    requirement: 'TM-3',
    observed: /did not answer request/,
    timeouts: { moveMs: 500, bankMs: 3000 },
  },
  { bot: 'repeats-itself', fails: 'slow-network', requirement: 'ER-2', observed: /a second time.*DUPLICATE/ },
  {
    bot: 'answers-no-pings',
    fails: 'heartbeat',
    requirement: 'HB-2',
    observed: /ping within 500 ms \(heartbeatMs\)/,
    timeouts: { heartbeatMs: 500 },
  },
  {
    bot: 'gives-up',
    fails: 'reconnect',
    requirement: 'RC-2',
    observed: /did not come back: its process ended with exit code 0/,
  },
  {
    bot: 'answers-only-once',
    fails: 'reconnect',
    requirement: 'TM-3',
    observed: /did not answer request/,
    timeouts: { moveMs: 500, bankMs: 3000 },
  },
  { bot: 'greets-only-once', fails: 'reconnect', requirement: 'HS-1', observed: /first frame was ready/ },
  { bot: 'throws-out-its-twin', fails: 'replaced', requirement: 'RC-6', observed: /came back after .*4004/ },
  {
    bot: 'leaves-on-restart',
    fails: 'drain',
    requirement: 'RC-2',
    observed: /did not come back: its process ended with exit code 0/,
  },
  { bot: 'never-ends', fails: 'drain', requirement: 'RC-7', observed: /came back after .*1000/ },
  { bot: 'knocks-without-pause', fails: 'drain', requirement: 'RC-5', observed: /tried to connect \d+ times/ },
];
