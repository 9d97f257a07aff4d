import { PACKS, type Pack } from '@bassadewitz/rules';

/** How a reader likes to watch; remembered by the browser. */
export interface Settings {
  readonly pack: Pack;
  /** Whether only the seat from which the table is seen shows its cards. */
  readonly hidden: boolean;
  /** 0 slow, 1 medium, 2 fast. */
  readonly speed: 0 | 1 | 2;
}

/** Time from card to card when played by itself, ms, by speed. */
export const PACE_MS = [2400, 1200, 500] as const;

const KEY = 'replay';

/** Settings as they were left; where storage is not allowed, or holds something else, the given ones. */
export function readSettings(fallback: Settings): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return fallback;
    const { pack, hidden, speed } = kept as Record<string, unknown>;
    return {
      pack: PACKS.find((one) => one === pack) ?? fallback.pack,
      hidden: typeof hidden === 'boolean' ? hidden : fallback.hidden,
      speed: ([0, 1, 2] as const).find((one) => one === speed) ?? fallback.speed,
    };
  } catch {
    return fallback;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still shows the match.
  }
}
