import { randomHands } from '@bassadewitz/rules';
import type { Scenario } from '../scenario.ts';
import { handsOfSlam } from '../table/hands.ts';

export const matchClassic: Scenario = {
  id: 'match-classic',
  title: 'Plays a whole match of classic, with a pool that is dealt again',
  requirements: ['RQ-2', 'RQ-1', 'RQ-3', 'TM-2', 'RS-1', 'RS-5', 'ER-2'],
  does: 'Another seat takes all tricks of the first deal, so that the pool is carried and dealt again. Every answer must be in time and legal.',
  means:
    'The bot fails in plain play: each such answer is a fault, and after a few of them a stand-in plays and the match is ranked last.',
  mend:
    'Answer every request with one play that copies its request field and names one of the cards in its legal field. Look into the request for ' +
    'everything else: deal counts the deals of the match, and there can be up to 21 of them.',
  async play(stage) {
    const desk = await stage.greet();
    const { random } = stage;
    await stage.play(desk, { hands: (deal) => (deal === 0 ? handsOfSlam(random) : randomHands(random)) });
    await stage.finish(desk);
  },
};
