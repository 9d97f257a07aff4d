export type { CreateOptions } from './create.ts';
export { createStore } from './create.ts';
export type { StoreOptions } from './open.ts';
export { openStore, openStoreReadOnly } from './open.ts';
export type { StoreErrorCode, StoreProblem } from './problem.ts';
export { STORE_ERROR_CODES, StoreError } from './problem.ts';
export { StoreReader } from './reader.ts';
export { Store } from './store.ts';
export type { Decision, StoredMatch } from './write.ts';
