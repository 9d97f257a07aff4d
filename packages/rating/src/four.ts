/** One value for each seat of a table, seats 0 to 3 clockwise. */
export type Four<T> = readonly [T, T, T, T];
