import type { Decision, Head, MatchRecord } from '@bassadewitz/ledger';
import { cardName, SEATS, type Seat } from '@bassadewitz/rules';
import { type Parting, partingsOf } from '@bassadewitz/standings';
import { boardDealText, replaysText } from './board-deal.ts';
import { botAt, playedDeal } from './played-deal.ts';
import { quoted } from './quoted.ts';
import { signed } from './signed.ts';
import { textTable } from './text-table.ts';

/**
 * The replays of a board beside each other, deal by deal and trick by trick: the same hands in other heads. Four replays take 80 columns.
 * @param records those that are on record, by replay; at least one
 */
export function boardText(head: Head, records: readonly MatchRecord[], decisions: readonly Decision[]): string {
  const [first] = records;
  if (first === undefined) return '';
  const { board, round, table } = first;
  const deals = Math.max(...records.map((record) => record.deals.length));
  const partings = partingsIn(head, records);
  const alike = records.length > 1 && partings.length === 0;
  const about = [
    `Board ${board}: round ${round}, table ${table}, rules ${head.ruleSet}`,
    ...notes(head, records, decisions),
    '> leads, * takes the trick, ! the bot failed and the referee played',
    ...(alike ? ['These replays were played card for card alike.'] : []),
  ];
  const played = Array.from({ length: deals }, (_, deal) => [
    boardDealText(head, records, deal),
    ...standInLines(head, records, deal),
    ...partingLines(
      head,
      records,
      partings.filter(({ position }) => position.deal === deal),
    ),
  ]);
  return [...[about, ...played].map((lines) => lines.join('\n')), netChips(head, records)].join('\n\n');
}

/** What of the board is missing, and whether it counts. */
function notes(head: Head, records: readonly MatchRecord[], decisions: readonly Decision[]): string[] {
  const { replays } = head.schedule;
  const there = new Set(records.map(({ replay }) => replay));
  const missing = Array.from({ length: replays }, (_, replay) => ({ replay })).filter(
    ({ replay }) => !there.has(replay),
  );
  const voided = decisions.find((decision) => decision.kind === 'void' && decision.board === records[0]?.board);
  return [
    ...(missing.length === 0 ? [] : [`Not on record: ${replaysText(missing)}.`]),
    ...(voided === undefined ? [] : [`The board is void and does not count. Reason: ${quoted(voided.reason)}`]),
  ];
}

/** From where on somebody else played for a bot. */
function standInLines(head: Head, records: readonly MatchRecord[], deal: number): string[] {
  return records.flatMap((record) =>
    (record.standIns ?? [])
      .filter((one) => one.deal === deal)
      .map(
        ({ seat, trick }) =>
          `Replay ${record.replay}: from trick ${trick} on a stand-in played seat ${seat} for ${botAt(head, record, seat)}.`,
      ),
  );
}

/** Where the replays part in a deal, which is where the bots made the difference. */
function partingLines(head: Head, records: readonly MatchRecord[], partings: readonly Parting[]): string[] {
  const sitting = (replay: number, seat: Seat) => {
    const record = records.find((one) => one.replay === replay);
    return record === undefined ? `${replay}` : `${replay} (${botAt(head, record, seat)})`;
  };
  const lines = partings.flatMap(({ position, seat, ways }) => {
    const place = `  trick ${Math.floor(position.ply / 4)}, seat ${seat}`;
    return ways.map(({ card, replays }, index) => {
      const those = replays.map((replay) => sitting(replay, seat)).join(', ');
      return `${index === 0 ? place : ' '.repeat(place.length)}  ${cardName(card)} in ${those}`;
    });
  });
  return lines.length === 0 ? [] : ['Replays part, played alike until then, at', ...lines];
}

/** All partings of the board. */
function partingsIn(head: Head, records: readonly MatchRecord[]): Parting[] {
  return partingsOf(
    records.map(({ replay, deals }) => ({ replay, deals: deals.map((deal) => ({ plays: playsOf(head, deal) })) })),
  );
}

function playsOf(head: Head, record: MatchRecord['deals'][number]) {
  return playedDeal(head, record).tricks.flatMap(({ leader, cards }) =>
    cards.map((card, at) => ({ card, seat: ((leader + at) % 4) as Seat })),
  );
}

/** What each bot made of each hand, and of all of them. */
function netChips(head: Head, records: readonly MatchRecord[]): string {
  const bots = [...new Set(records.flatMap((record) => record.bots))];
  const rows = bots.map((bot) => {
    const made = records.map((record) => {
      const seat = SEATS.find((one) => record.bots[one] === bot);
      if (seat === undefined) return { chips: 0, text: '–' };
      const chips = record.chips[seat];
      return { chips, text: `${signed(chips, 0)} (seat ${seat})` };
    });
    const sum = made.reduce((total, { chips }) => total + chips, 0);
    return { sum, cells: [head.bots[bot]?.name ?? `bot ${bot}`, ...made.map(({ text }) => text), signed(sum, 0)] };
  });
  const header = ['net chips', ...records.map(({ replay }) => `replay ${replay}`), 'sum'];
  const best = rows.sort((a, b) => b.sum - a.sum).map(({ cells }) => cells);
  return textTable(header, best, [0]);
}
