import type { BotRecord } from '@bassadewitz/ledger';

/**
 * Names that mean harm. The protocol lets no bot have them, since its names are letters, digits, dots, dashes and underscores; but a
 * ledger is a file that anyone can hand in. Versions may hold any printable ASCII, owners anything on one line.
 */
export const HOSTILE_BOTS: readonly Partial<BotRecord>[] = [
  { name: '<script>window.harmed=1</script>', owner: '"><img src=x onerror="window.harmed=2">' },
  { name: '"\' onmouseover="window.harmed=3" x="', version: '</title><script>window.harmed=4</script>' },
  { name: '\u202egnorw yaw eht\u2066', owner: '\u202edettirw\u202e' },
  { name: 'W'.repeat(64), version: '9'.repeat(64), owner: 'ö'.repeat(64) },
  { name: '&lt;b&gt; {{window.harmed=5}} ../../..', owner: 'javascript:window.harmed=6' },
];
