import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Numbers } from '../../words/numbers.ts';
import type { ReplayWords } from '../../words/replay/replay-words.ts';
import type { ReplayBot, ReplayConfig } from '../page-config.ts';
import type { Settings } from './settings.ts';

/** What every part of the match page needs. */
export interface Around {
  readonly words: ReplayWords;
  readonly numbers: Numbers;
  readonly config: ReplayConfig;
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
}

const Context = createContext<Around | undefined>(undefined);

export const AroundProvider = Context.Provider;

/** @throws Error outside of the page */
export function useAround(): Around {
  const around = useContext(Context);
  if (around === undefined) throw new Error('parts of the match page stand inside of it');
  return around;
}

/** A bot by its index in the ledger's head. */
export function botOf({ config }: Around, index: number): ReplayBot {
  return config.bots[index] ?? { name: `#${index}`, page: '' };
}

/** A name for a sentence: kept apart from the direction of the text around it, as names come from strangers. */
export function isolated(name: string): string {
  return `\u2068${name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`;
}

/** The class of an amount that was won or lost. */
export function gainClass(chips: number): string {
  return chips > 0 ? 'gain' : chips < 0 ? 'loss' : 'even';
}
