import { describe, expect, test } from 'vitest';
import type { TournamentLink } from '../documents/links.ts';
import { playedTournament } from '../testing/tournament.ts';
import { atomFeed } from './feed.ts';
import { MATCHES_CSV_HEADER, matchCsv } from './matches-csv.ts';
import { thinkMsOf } from './think-ms.ts';

const { records, facts } = playedTournament({ standInEach: 5 });

describe('matches as CSV', () => {
  test('a line has as many values as the header has names', () => {
    for (const record of records) {
      expect(matchCsv(record, facts.head.bots, true).split(',')).toHaveLength(MATCHES_CSV_HEADER.split(',').length);
    }
  });

  test('a stand-in finished the first match: its bot is last, and its fault is told', () => {
    const [record] = records as [(typeof records)[0]];
    const line = matchCsv(record, facts.head.bots, false).trimEnd().split(',');
    const value = (name: string) => line[MATCHES_CSV_HEADER.trimEnd().split(',').indexOf(name)];
    expect(value('counts')).toBe('false');
    expect(value('bot_0')).toBe(`bot-${record.bots[0]}`);
    expect(value('chips_3')).toBe(String(record.chips[3]));
    expect(value('place_0')).toBe('4');
    expect(value('faults_0')).toBe('1');
    expect(value('stand_ins')).toBe('0');
  });

  test('a name is neither a formula nor a break of the line', () => {
    const [record] = records as [(typeof records)[0]];
    const bots = facts.head.bots.map((bot) => ({ ...bot, name: '=cmd|"x",1' }));
    expect(matchCsv(record, bots, true)).toContain(`,"'=cmd|""x"",1",`);
  });
});

test('think times lie where their play is', () => {
  const [record] = records as [(typeof records)[0]];
  const laid = thinkMsOf(record, [{ deal: 0, trick: 2, seat: 3, thinkMs: 12.34, networkMs: 0 }]);
  expect(laid).toHaveLength(record.deals.length);
  expect(laid[0]?.[11]).toBe(12.3);
  expect(laid[0]?.filter((ms) => ms !== null)).toHaveLength(1);
  expect(thinkMsOf(record, [])).toEqual([]);
});

describe('the feed', () => {
  const link = (rest: Partial<TournamentLink>): TournamentLink => ({
    ...{ id: 'a', title: null, ladder: 'l', ruleSet: 'easy', moveMs: 1, bankMs: 1, rated: true, unratedBecause: null },
    ...{ complete: true, bots: 5, boards: 3, matches: 12, scheduled: 12, began: null, ended: '2026-01-02T03:04:05Z' },
    ...rest,
  });
  const site = { format: 'bassadewitz-site', version: 1, baseUrl: null, ladders: [], bots: [] } as const;

  test('has the tournaments that are over and whose date is known', () => {
    const tournaments = [link({}), link({ id: 'b', ended: null }), link({ id: 'c', complete: false })];
    const feed = atomFeed({ ...site, title: 'x', tournaments }, 'https://example.org/');
    expect(feed.match(/<entry>/g)).toHaveLength(1);
    expect(feed).toContain('<link rel="alternate" type="text/html" href="https://example.org/en/tournament/a/"/>');
    expect(feed).toContain('<updated>2026-01-02T03:04:05Z</updated>\n<link rel="self"');
  });

  test('no title breaks out of its element', () => {
    const title = '</title><script>alert(1)</script>&';
    const feed = atomFeed({ ...site, title, tournaments: [link({ title })] }, 'https://example.org/');
    expect(feed).not.toContain('<script');
    expect(feed).toContain('&#60;/title&#62;&#60;script&#62;');
  });
});
