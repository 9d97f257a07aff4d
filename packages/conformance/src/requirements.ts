/** The sections of the protocol's prose, by the letters that the ids of their requirements begin with. */
const SECTIONS = {
  CN: 'connection',
  FR: 'frames',
  HS: 'handshake',
  RQ: 'requests-and-plays',
  TM: 'time',
  FT: 'faults',
  RS: 'results',
  ER: 'how-a-frame-is-judged',
  HB: 'heartbeat',
  RC: 'lost-connections',
  LV: 'leaving',
  LM: 'limits',
  VR: 'versions',
} as const;

/** A requirement of the protocol, as `protocol/v1/README.md` numbers them. */
export type RequirementId = `${keyof typeof SECTIONS}-${number}`;

/** Where a requirement is documented: a path in the project's repository, with the section's anchor. */
export function docsOf(requirement: RequirementId): string {
  const [letters] = requirement.split('-') as [keyof typeof SECTIONS];
  return `protocol/v1/README.md#${SECTIONS[letters]}`;
}
