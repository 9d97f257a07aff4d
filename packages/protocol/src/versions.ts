/** The versions of the protocol that this package speaks, oldest first. */
export const PROTOCOL_VERSIONS = ['1.0'] as const;
export type SpokenVersion = (typeof PROTOCOL_VERSIONS)[number];

/** The newest version that was offered and is spoken here; undefined if there is none. */
export function chooseVersion(offered: readonly string[]): SpokenVersion | undefined {
  return PROTOCOL_VERSIONS.findLast((version) => offered.includes(version));
}
