import { randomHands } from '@bassadewitz/rules';
import type { Scenario } from '../scenario.ts';

export const matchEasy: Scenario = {
  id: 'match-easy',
  title: 'Plays a whole match of easy',
  requirements: ['VR-3', 'RQ-1', 'RQ-2', 'RS-1', 'RS-5'],
  does: 'The bot deals and so plays last to the first trick. Every answer must be in time and legal.',
  means: 'The bot cannot play in tournaments of the rule set easy.',
  mend:
    'Accept easy in the ruleSet field. Only the values of cards and tricks differ from classic: an ace counts 5, a trick 1. ' +
    'A bot that cannot play it well can still play a legal card.',
  async play(stage) {
    const desk = await stage.greet();
    await stage.play(desk, { ruleSet: 'easy', seat: 0, hands: () => randomHands(stage.random) });
    await stage.finish(desk);
  },
};
