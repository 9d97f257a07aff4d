import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Share, TableShare } from './table-share.ts';

/** Begins a match if each bot has room for it. */
function tries(
  share: Share,
  room: Readonly<Record<string, number>>,
  bots: readonly string[],
  inPlay: string[][],
): boolean {
  const own = (bot: string) => inPlay.filter((match) => match.includes(bot)).length;
  if (!bots.every((bot) => own(bot) < share.capacity(bot, room[bot] ?? 1))) return false;
  share.begin(bots);
  inPlay.push([...bots]);
  return true;
}

describe('tables that several play at', () => {
  test('are never more than the bot has', () => {
    const all = new TableShare();
    const [a, b] = [all.join(), all.join()];
    a.begin(['ann']);
    expect([a.capacity('ann', 2), b.capacity('ann', 2)]).toEqual([2, 1]);
    b.begin(['ann']);
    expect([a.capacity('ann', 2), b.capacity('ann', 2)]).toEqual([1, 1]);
    expect(all.taken('ann')).toBe(2);
  });

  test('a bot of one table is played with in turn', async () => {
    const all = new TableShare();
    const [a, b] = [all.join(), all.join()];
    const began: string[] = [];
    const play = (name: string, share: Share) => {
      if (share.capacity('ann', 1) === 0) return;
      share.begin(['ann']);
      began.push(name);
      setImmediate(() => {
        share.end(['ann']);
        play(name, share);
      });
    };
    a.tryAgain = () => play('a', a);
    b.tryAgain = () => play('b', b);
    play('a', a);
    play('b', b);
    while (began.length < 6) await new Promise((resolve) => setImmediate(resolve));
    expect(began.slice(0, 6)).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  test('what was kept for one that leaves is free for the others, who are told', async () => {
    const all = new TableShare();
    const [a, b] = [all.join(), all.join()];
    a.begin(['ann']);
    expect(b.capacity('ann', 1)).toBe(0);
    a.end(['ann']);
    expect(a.capacity('ann', 1)).toBe(0);
    let told = 0;
    a.tryAgain = () => {
      told += 1;
    };
    b.leave();
    await Promise.resolve();
    expect(told).toBe(1);
    expect(a.capacity('ann', 1)).toBe(1);
  });

  test('whoever has matches to play plays them all, whatever is wanted and however many tables there are', () => {
    const BOTS = ['a', 'b', 'c', 'd', 'e'];
    const match = fc.uniqueArray(fc.constantFrom(...BOTS), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.array(match, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 5, maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (wanted, rooms, chance) => {
          const room = Object.fromEntries(BOTS.map((bot, index) => [bot, rooms[index] ?? 1]));
          const all = new TableShare();
          const parties = wanted.map((jobs) => ({ share: all.join(), jobs: [...jobs], inPlay: [] as string[][] }));
          const begin = ({ share, jobs, inPlay }: (typeof parties)[number]) => {
            for (let at = 0; at < jobs.length; ) {
              if (tries(share, room, jobs[at] ?? [], inPlay)) jobs.splice(at, 1);
              else at += 1;
            }
            if (jobs.length === 0 && inPlay.length === 0) share.leave();
          };
          for (let turn = 0; parties.some(({ jobs, inPlay }) => jobs.length + inPlay.length > 0); turn += 1) {
            expect(turn).toBeLessThan(200);
            for (const party of parties) begin(party);
            for (const bot of BOTS) expect(all.taken(bot)).toBeLessThanOrEqual(room[bot] ?? 1);
            const playing = parties.filter(({ inPlay }) => inPlay.length > 0);
            // Nothing in play although somebody wants to play would be a standstill.
            expect(playing.length).toBeGreaterThan(0);
            const party = playing[chance.next().value % playing.length] as (typeof parties)[number];
            party.share.end(party.inPlay.shift() ?? []);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
