import { describe, expect, it } from 'vitest';
import { DEAL_TEXT_ERROR_CODES, parseDeal } from './deal-parser.ts';
import { formatDeal } from './deal-text.ts';
import { unwrap } from './testing/reading.ts';

const TEXT = `bassadewitz classic
dealer 2
hand 0: 7C 8C 9C TC JC QC KC AC
hand 1: 7S 8S 9S TS JS QS KS AD
hand 2: 7H 8H 9H TH JH QH KH AH
hand 3: AS 7D 8D 9D TD JD QD KD
trick 0: 3 leads 7D 7C AD AH, 1 wins
trick 1: 1 leads 7S
`;

const WHOLE = `bassadewitz easy
dealer 3
hand 0: 7C 8C 9C TC JC QC KC AC
hand 1: 7S 8S 9S TS JS QS KS AS
hand 2: 7H 8H 9H TH JH QH KH AH
hand 3: 7D 8D 9D TD JD QD KD AD
trick 0: 0 leads 7C 7S 7H 7D, 0 wins
trick 1: 0 leads 8C 8S 8H 8D, 0 wins
trick 2: 0 leads 9C 9S 9H 9D, 0 wins
trick 3: 0 leads TC TS TH TD, 0 wins
trick 4: 0 leads JC JS JH JD, 0 wins
trick 5: 0 leads QC QS QH QD, 0 wins
trick 6: 0 leads KC KS KH KD, 0 wins
trick 7: 0 leads AC AS AH AD, 0 wins
`;

describe('a deal is read', () => {
  it('whatever space, comments and line ends are around it', () => {
    const text = `# A deal.\r\n\r\n  ${TEXT.replaceAll('\n', '  \r\n').replaceAll(' 8', '   8')}\n# The end.`;
    expect(formatDeal(unwrap(parseDeal(text)))).toBe(TEXT);
  });

  it('to the last of its tricks', () => {
    const deal = unwrap(parseDeal(WHOLE));
    expect(deal.totals).toEqual({ ruleSet: 'easy', dealer: 3, tricks: [8, 0, 0, 0], points: [104, 0, 0, 0] });
    expect(formatDeal(deal)).toBe(WHOLE);
  });

  it('whether or not a trick names its winner, and hands in any order', () => {
    const text = TEXT.replace(', 1 wins', '').replace('7C 8C 9C', '9C 7C 8C');
    expect(formatDeal(unwrap(parseDeal(text)))).toBe(TEXT);
  });
});

/** What to replace in the text, with what, and how the result is refused. */
const REFUSED: [from: string, to: string, code: string, message: string][] = [
  [TEXT, '', 'UNEXPECTED_LINE', 'line 1: the text ends; expected: bassadewitz <rule set>'],
  ['bassadewitz', 'hearts', 'UNEXPECTED_LINE', 'line 1: "hearts classic" came; expected: bassadewitz <rule set>'],
  [
    'classic',
    'clasic',
    'UNKNOWN_RULE_SET',
    'line 1: no rule set is called "clasic"; there are classic, easy, swedish (nearest: classic)',
  ],
  ['dealer 2', 'dealer 4', 'UNEXPECTED_LINE', 'line 2: "dealer 4" came; expected: dealer <seat>'],
  [
    'hand 1',
    'hand 2',
    'UNEXPECTED_LINE',
    'line 4: "hand 2: 7S 8S 9S TS JS QS KS AD" came; expected: hand 1: <eight cards>',
  ],
  ['AC', '1C', 'NOT_A_CARD', 'line 3: "1C" is not a card: one of 7 8 9 T J Q K A, then one of C S H D'],
  ['AC', '7C', 'CARD_REPEATED', 'line 3: 7C comes twice in " 7C 8C 9C TC JC QC KC 7C"'],
  [' AC', '', 'NOT_EIGHT_CARDS', 'line 6: seat 0 is dealt 7 cards (7C 8C 9C TC JC QC KC); each seat has eight'],
  ['KS AD', 'KS AC', 'CARD_DEALT_TWICE', 'line 6: AC of seat 1 is dealt to an earlier seat too'],
  [
    'trick 1: 1 leads 7S',
    'trick 2: 1 leads 7S',
    'UNEXPECTED_LINE',
    'line 8: trick 2 came; expected: trick 1: 1 leads <cards>, <seat> wins',
  ],
  ['trick 1: 1', 'trick 1: 0', 'WRONG_LEADER', 'line 8: seat 0 leads trick 1; seat 1 does'],
  ['1 wins', '2 wins', 'WRONG_WINNER', 'line 7: seat 2 wins trick 0; seat 1 does'],
  ['7S\n', '7S, 1 wins\n', 'WRONG_WINNER', 'line 8: seat 1 wins trick 1; nobody does before the fourth card'],
  ['7D 7C AD AH', '7D 7C 7S AH', 'MUST_FOLLOW_SUIT', 'line 7: seat 1 played 7S to 7D; it must play one of AD'],
  ['leads 7S', 'leads 7D', 'NOT_IN_HAND', 'line 8: seat 1 played 7D; its hand is 7S 8S 9S TS JS QS KS'],
  ['leads 7S', 'leads 7S 7H 8D 8C 8S', 'TRICK_TOO_LONG', 'line 8: trick 1 has 5 cards, not four'],
  [' AH, 1 wins', '', 'TRICK_INCOMPLETE', 'line 8: trick 0 before has 3 cards; only the last may have fewer than four'],
];

describe('a text that is no deal is refused', () => {
  it.each(REFUSED)('%j for %j: %s', (from, to, code, message) => {
    const result = parseDeal(TEXT.replace(from, to));
    expect(result).toMatchObject({ ok: false, error: { code, message } });
    if (!result.ok) expect(message.startsWith(`line ${result.error.line}: `)).toBe(true);
  });

  it('for anything after the eighth trick', () => {
    const ninth = parseDeal(`${WHOLE}trick 8: 0 leads 7C\n`);
    expect(ninth).toMatchObject({
      error: { code: 'UNEXPECTED_LINE', message: 'line 15: "trick 8: 0 leads 7C" came; expected: the end of the text' },
    });
  });

  it('with every code there is, but for those that the form of the text rules out', () => {
    const reached = new Set(REFUSED.map(([, , code]) => code));
    const missing = DEAL_TEXT_ERROR_CODES.filter((code) => !reached.has(code));
    expect(missing).toEqual(['NOT_A_SEAT', 'DEAL_OVER', 'NOT_YOUR_TURN']);
  });
});
