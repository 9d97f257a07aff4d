import { ManualClock, PlayerSeat, playMatch } from '@bassadewitz/referee';
import { chooseAtRandom } from './choice.ts';
import { Matches } from './schedule.ts';

/** The text of every request of some matches, so that an echo answers with frames as large as a referee's. */
export async function sampleRequests(matches: number): Promise<string[]> {
  const texts: string[] = [];
  const source = new Matches();
  for (let i = 0; i < matches; i++) {
    const seat = () =>
      new PlayerSeat((request) => {
        texts.push(JSON.stringify({ ...request, request: 'Xk3f9aQz.104729', match: 'Xk3f9aQz.m5003' }));
        return chooseAtRandom(request);
      });
    await playMatch(source.setup(source.next(), new ManualClock(), seat));
  }
  return texts;
}
