import { deriveKey } from '@bassadewitz/fairness';

export const SEED = 'a seed for tests';
export const KEY = deriveKey(SEED);
