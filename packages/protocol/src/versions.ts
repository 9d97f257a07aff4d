/** The versions of the protocol that this package speaks, oldest first. */
export const PROTOCOL_VERSIONS = ['1.0'] as const;
export type SpokenVersion = (typeof PROTOCOL_VERSIONS)[number];

/** The newest of the versions `spoken`, oldest first, that was offered; undefined if none was. */
export function newestOf<V extends string>(spoken: readonly V[], offered: readonly string[]): V | undefined {
  return spoken.findLast((version) => offered.includes(version));
}

/** The newest version that was offered and is spoken here; undefined if there is none. */
export function chooseVersion(offered: readonly string[]): SpokenVersion | undefined {
  return newestOf(PROTOCOL_VERSIONS, offered);
}
