import { CHECK_MEANINGS } from '@bassadewitz/audit';
import type { VerifyWords } from './verify-words.ts';

export const words: VerifyWords = {
  start: 'Verify in this browser',
  again: 'Verify again',
  cancel: 'Cancel',
  cancelled: 'Cancelled: nothing was found out.',
  phases: { download: 'Downloading the ledger', survey: 'Looking for the seed', audit: 'Playing every card again' },
  progress: (phase, done, of) => `${phase}: ${done} of ${of}`,
  keptTitle: 'Did you keep a hash?',
  keptHelp:
    'The commitment or the hash of the head that were published before the first card, or receipts that your bot was given: one a line. They are looked for in the ledger, and never leave your browser.',
  keptLabel: 'Hashes, 64 hexadecimal digits each',
  keptWrong: (text) => `“${text}” is not 64 hexadecimal digits.`,
  passed: 'The ledger is true.',
  passedDetail: (matches, deals, time) =>
    `Your browser replayed ${matches} matches with ${deals} deals in ${time} and found nothing wrong; the table of this page follows from them.`,
  partly: 'Some of it could not be checked:',
  failed: 'The ledger is wrong.',
  failedAt: (line) => `The first line that is wrong is line ${line}.`,
  failedMatch: 'Watch the match',
  failedCheck: (meaning) => `What should be true and is not: ${meaning}.`,
  broken: 'The ledger could not be checked:',
  checkColumn: 'Check',
  timesColumn: 'Passed',
  meaningColumn: 'What it says',
  unchecked: 'not checked',
  caption: 'Checks',
  headHash: 'Hash of the first line',
  lastHash: 'Hash of the last line',
  keptFound: (count) => `Found in the ledger of the hashes that you kept: ${count}.`,
  keptMissing: (count) => `NOT found in the ledger of the hashes that you kept: ${count}`,
  checks: {
    ...CHECK_MEANINGS,
    head: 'the head is the one whose hash was published',
    ratings: 'ratings and standings computed from the ledger are those of this page',
  },
};
