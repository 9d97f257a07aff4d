import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { GatewayLimits } from '@bassadewitz/gateway';
import { Gateway } from '@bassadewitz/gateway';
import type { Clock } from '@bassadewitz/referee';
import { PlayerSeat, playMatch } from '@bassadewitz/referee';
import { pino } from 'pino';

/** So large that nothing here reaches it. */
const ENDLESS = 2 ** 31 - 1;

export const NO_LIMITS: Partial<GatewayLimits> = {
  badFrames: ENDLESS,
  framesPerSecond: ENDLESS,
  bufferedBytes: ENDLESS,
  heartbeatMs: 600_000,
};

const TIME = { moveMs: 600_000, bankMs: 0, networkCapMs: 0 };

/** A gateway that expects the bot `ann`, and plays match after match of hers against three bots in this process. */
export class Arena {
  readonly gateway: Gateway;
  readonly kinds = new Map<string, number>();
  readonly #stop = new AbortController();

  constructor(limits: Partial<GatewayLimits>, clock?: Clock) {
    const log = pino({ level: 'silent' });
    this.gateway = new Gateway({ log, time: TIME, limits, ...(clock === undefined ? {} : { clock }) });
    this.gateway.expect({ name: 'ann', token: 'token-of-ann' });
  }

  /** Plays until `close`. Rejects where a match broke. */
  async play(): Promise<void> {
    const key = deriveKey('fuzz');
    const { gateway } = this;
    const local = () => new PlayerSeat(({ legal }) => legal[0] as string);
    for (let match = 0; !this.#stop.signal.aborted; match++) {
      try {
        await gateway.whenReady('ann', this.#stop.signal);
        const played = await playMatch(
          {
            job: { match, round: 0, table: 0, board: match, replay: 0, bots: [0, 1, 2, 3] },
            salt: receiptSalt(key, match),
            ruleSet: 'classic',
            seats: [gateway.seatOf('ann'), local(), local(), local()],
            clock: gateway.clock,
            hands: (deal) => dealHands(key, match, deal),
            seeds: (deal, trick) => requestSeeds(key, match, deal, trick),
            time: TIME,
            strikes: ENDLESS,
          },
          this.#stop.signal,
        );
        played.announce();
        for (const { kind } of played.record.deals.flatMap(({ faults }) => faults)) {
          this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
        }
      } catch (error) {
        if (!this.#stop.signal.aborted) throw error;
      }
    }
  }

  async close(): Promise<void> {
    this.#stop.abort(new Error('the arena closes'));
    await this.gateway.drain();
  }
}
