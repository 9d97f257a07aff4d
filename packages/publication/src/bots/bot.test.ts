import { describe, expect, test } from 'vitest';
import { Pool } from '../ladders/pool.ts';
import { botLink } from '../sites/site.ts';
import { readTournaments } from '../testing/documents.ts';
import { botDocument } from './bot.ts';

const five = { schedule: { bots: 5, boards: 3, rounds: 4 } };
const { read, names } = readTournaments(
  { ...five, seed: 'one', ended: '2026-01-01T00:00:00Z' },
  { ...five, seed: 'two', ended: '2026-02-01T00:00:00Z', bots: [{ version: '2.0' }] },
  { ...five, seed: 'three', knownSeed: true },
);
const logged = read.map(({ finished }) => ({ ...finished.summary, log: finished.log }));
const pools = [
  { pool: new Pool(logged.slice(0, 2), names), rated: true },
  { pool: new Pool(logged.slice(2), names), rated: false },
];
const summaries = [logged[2], logged[0], logged[1]] as typeof logged;
const document = botDocument(names.nameOf({ name: 'bot-0' }), pools, summaries, names);
const matches = (at: number) => read[at]?.records ?? [];
const seatOf = (record: { bots: readonly number[] }) => record.bots.indexOf(0);

describe("a bot's document", () => {
  test('has a career of rated tournaments and one of the others', () => {
    expect(document.careers.map(({ rated, ladder }) => [rated, ladder])).toEqual([
      [true, 'classic-1000ms-10000ms'],
      [false, 'classic-1000ms-10000ms'],
    ]);
  });

  test('lists its versions, the newest first, which alone holds a place', () => {
    const versions = document.careers[0]?.versions ?? [];
    expect(versions.map(({ version }) => version)).toEqual(['2.0', '1.0']);
    expect(versions[0]?.place).not.toBeNull();
    expect(versions[1]?.place).toBeNull();
    expect(versions.map(({ boards }) => boards)).toEqual([48, 48]);
  });

  test('counts by seat what all its versions made', () => {
    const played = [...matches(0), ...matches(1)].filter((record) => seatOf(record) !== -1);
    const seats = document.careers[0]?.seats ?? [];
    seats.forEach(({ matches: count, chips }, seat) => {
      const here = played.filter((record) => seatOf(record) === seat);
      expect(count).toBe(here.length);
      expect(chips).toBe(here.reduce((sum, record) => sum + (record.chips[seat as 0] as number), 0));
    });
  });

  test('has its five best and five worst matches, each with a way to it', () => {
    const all = [0, 1]
      .flatMap((at) => matches(at).map((record) => ({ record, id: read[at]?.facts.id })))
      .filter(({ record }) => seatOf(record) !== -1);
    const chips = all.map(({ record }) => record.chips[seatOf(record) as 0] as number).sort((a, b) => b - a);
    const career = document.careers[0];
    expect(career?.best.map((match) => match.chips)).toEqual(chips.slice(0, 5));
    expect(career?.worst.map((match) => match.chips)).toEqual(chips.slice(-5).reverse());
    for (const link of [...(career?.best ?? []), ...(career?.worst ?? [])]) {
      const found = all.find(({ record, id }) => id === link.tournament && record.match === link.match)?.record;
      expect(found).toMatchObject({ board: link.board, replay: link.replay });
      expect(found?.bots[link.seat]).toBe(0);
      expect(link.against).toEqual([1, 2, 3].map((step) => `bot-${found?.bots[((link.seat + step) % 4) as 0]}`));
    }
  });

  test('names the opponents that its newest version met', () => {
    const opponents = document.careers[0]?.opponents ?? [];
    expect(opponents.map(({ key }) => key).sort()).toEqual(['bot-1', 'bot-2', 'bot-3', 'bot-4']);
    for (const { boards } of opponents) expect(boards).toBe(36);
  });

  test('tells how it fared in each tournament, the latest first, those without a date last', () => {
    expect(document.tournaments.map(({ tournament, version }) => [tournament.ended, version])).toEqual([
      ['2026-02-01T00:00:00Z', '2.0'],
      ['2026-01-01T00:00:00Z', '1.0'],
      [null, '1.0'],
    ]);
    const row = read[1]?.finished.standings.rows.find(({ bot }) => bot === 0);
    expect(document.tournaments[0]).toMatchObject({ place: row?.place, of: 5, boards: row?.boards, chips: row?.chips });
  });

  test('is listed with the ladders that it stands on', () => {
    expect(botLink(document)).toEqual({
      ...{ key: 'bot-0', name: 'bot-0', similar: false, version: '2.0', house: false },
      ladders: ['classic-1000ms-10000ms'],
      tournaments: 3,
    });
  });
});
