import { FAULT_KINDS } from '@bassadewitz/protocol';

/**
 * How an arena would judge what a bot did with one request: `played`, or the kind of the fault. `no-show` is a bot that never got
 * ready; `stopped` is no verdict: the asking was called off.
 */
export const VERDICTS = ['played', ...FAULT_KINDS, 'stopped'] as const;

export type Verdict = (typeof VERDICTS)[number];
