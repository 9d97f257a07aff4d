import { describe, expect, it } from 'vitest';
import { CARDS, rankOf } from './card.ts';
import { parseRuleSetName, RULE_SET_NAMES, RULE_SETS, ruleSetOf, worthOf } from './rule-set.ts';
import { cards } from './testing/reading.ts';

describe.each(RULE_SET_NAMES)('the rule set %s', (name) => {
  const rules = RULE_SETS[name];

  it('goes by its name', () => {
    expect(rules.name).toBe(name);
    expect(parseRuleSetName(name)).toEqual({ ok: true, value: name });
  });

  it('has the points of 32 cards and eight tricks in a deal', () => {
    const inCards = CARDS.reduce((sum, card) => sum + rules.cardPoints[rankOf(card)], 0);
    expect(inCards + 8 * rules.trickPoints).toBe(rules.totalPoints);
  });

  it('shares out the whole stake', () => {
    expect(rules.shares.reduce((sum, share) => sum + share)).toBe(rules.stake);
  });
});

describe('points', () => {
  it.each([
    ['classic', 120],
    ['easy', 104],
    ['swedish', 96],
  ] as const)('of a whole deal in %s: %d', (name, total) => {
    expect(RULE_SETS[name].totalPoints).toBe(total);
  });

  it.each([
    ['classic', 'AC KC QC JC', 20],
    ['classic', 'TC 9C 8C 7C', 10],
    ['easy', 'AC KC QC JC', 15],
    ['easy', '9C 8C 7C 7D', 1],
    ['swedish', 'AC KC QC JC', 14],
    ['swedish', '9C 8C 7C 7D', 0],
  ] as const)('of a trick in %s: %s is worth %d', (name, trick, worth) => {
    expect(worthOf(cards(trick), RULE_SETS[name])).toBe(worth);
  });
});

describe('a name that is no rule set', () => {
  it.each([
    ['clasic', 'classic'],
    ['EASY', 'easy'],
    ['Swedisch', 'swedish'],
  ])('%s is refused with the nearest that is', (text, nearest) => {
    expect(parseRuleSetName(text)).toEqual({
      ok: false,
      error: {
        code: 'UNKNOWN_RULE_SET',
        message: `no rule set is called "${text}"; there are classic, easy, swedish (nearest: ${nearest})`,
      },
    });
  });

  it('throws where types should have refused it', () => {
    expect(() => ruleSetOf('toString' as 'easy')).toThrow('no rule set is called "toString"');
  });
});
