import { randomHands } from '@bassadewitz/rules';
import type { Scenario } from '../scenario.ts';

/** The longest id that the schema allows. */
const LONGEST_ID = 64;

export const matchSwedish: Scenario = {
  id: 'match-swedish',
  title: 'Plays a whole match of swedish: four deals, dealt by each seat in turn',
  requirements: ['VR-3', 'RQ-1', 'RQ-2', 'RQ-6', 'RS-1', 'RS-5'],
  does: 'Four deals, each with another dealer and so another leader. Ids are as long as they may be. Every answer must be in time and legal.',
  means: 'The bot cannot play in tournaments of the rule set swedish.',
  mend:
    'Accept swedish in the ruleSet field, and read dealer, deal, balances and pool from each request: the dealer changes, and the pool can be ' +
    '12, 24, 36 or 48. Copy ids as they are, up to 64 characters.',
  async play(stage) {
    const desk = await stage.greet();
    const hands = () => randomHands(stage.random);
    const match = 'swedish:'.padEnd(LONGEST_ID, '_');
    await stage.play(desk, { ruleSet: 'swedish', seat: 3, hands, match, idLength: LONGEST_ID });
    await stage.finish(desk);
  },
};
