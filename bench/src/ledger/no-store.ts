import type { Store } from '@bassadewitz/store';
import type { PlayedMatch } from '@bassadewitz/tournament';

const nothing: Pick<Store, 'append' | 'decide' | 'record' | 'end' | 'decisions'> = {
  append: async () => {},
  decide: async () => {},
  record: () => undefined,
  end: 0,
  decisions: () => [],
};

/** Takes all that a tournament writes and keeps nothing of it. It has what a tournament uses of a store, and no more. */
export const NO_STORE = nothing as Store;

/** A match with next to nothing to put into words, so that writing it down costs nothing either. */
export function unwritten(played: PlayedMatch): PlayedMatch {
  const { record } = played;
  return {
    record: { ...record, deals: [] },
    recordText: '',
    sidecar: { match: record.match, thinking: [], faults: [], incidents: [] },
    announce: () => played.announce(),
  };
}
