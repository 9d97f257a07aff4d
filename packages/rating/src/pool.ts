/** A bot as the ratings know it. Its index in the pool is its number everywhere. */
export interface PoolBot {
  readonly name: string;
  readonly owner?: string;
  /** A house bot: it anchors the scale and holds no rank. */
  readonly house?: boolean;
}

/** Names of some bots for a sentence: all of up to eight, then how many more. */
export function namesOf(pool: readonly PoolBot[], bots: readonly number[]): string {
  const names = bots.slice(0, 8).map((bot) => pool[bot]?.name ?? `bot ${bot}`);
  if (bots.length > 8) names.push(`${bots.length - 8} more`);
  const last = names.pop() ?? 'none';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
