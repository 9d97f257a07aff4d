import { totalOf } from '@bassadewitz/standings';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { bandText } from './band.ts';
import { BotLink } from './bot-name.tsx';
import { Chips, Elo, ErrorUnit } from './estimate.tsx';
import { faultsInWords } from './fault-words.ts';
import { type Extent, extentOf, IntervalStrip, StripScale } from './interval-strip.tsx';
import { Marks } from './marks.tsx';
import type { StandingsRow } from './standings-row.ts';
import { TableRegion } from './table-region.tsx';

interface StandingsTableProps {
  readonly at: Setting;
  readonly id: string;
  readonly caption: string;
  readonly rows: readonly StandingsRow[];
}

/**
 * The standings: place, name, owner, version, chips with their interval as number and picture, Elo, boards, faults. Where the page is
 * too narrow for columns of owners and versions, they stand below the name, and the sheet shows either one or the other.
 */
export function StandingsTable({ at, id, caption, rows }: StandingsTableProps): JSX.Element {
  const words = at.words.standings;
  // Bots that somebody starts on his own machine have no owners.
  const owned = rows.some(({ bot }) => bot.owner !== undefined);
  const extent = extentOf(rows.map(({ chips }) => chips));
  return (
    <TableRegion id={id} caption={caption} class="standings" sortable>
      <thead>
        <tr>
          <th scope="col" class="place" data-column="place" data-sort="ascending" aria-sort="ascending">
            {words.place}
          </th>
          <th scope="col" class="bot" data-column="bot" data-sort="ascending">
            {words.bot}
          </th>
          {owned ? (
            <th scope="col" class="owner" data-column="owner" data-sort="ascending" data-below="bot">
              {words.owner}
            </th>
          ) : null}
          <th scope="col" class="version" data-column="version" data-sort="ascending" data-below="bot">
            {words.version}
          </th>
          <th scope="col" class="number" data-column="chips" data-sort="descending">
            {words.chips} <ErrorUnit at={at} />
          </th>
          <th scope="col" class="strip-column">
            <span class="quiet">{words.interval}</span>
            <StripScale at={at} extent={extent} />
          </th>
          <th scope="col" class="ahead">
            {words.ahead}
          </th>
          <th scope="col" class="number" data-column="elo" data-sort="descending">
            {words.elo} <ErrorUnit at={at} />
          </th>
          <th scope="col" class="number" data-column="boards" data-sort="descending">
            {words.boards}
          </th>
          <th scope="col" class="number" data-column="faults" data-sort="descending">
            {words.faults}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.bot.key} at={at} row={row} extent={extent} index={index} owned={owned} />
        ))}
      </tbody>
    </TableRegion>
  );
}

interface RowProps {
  readonly at: Setting;
  readonly row: StandingsRow;
  readonly extent: Extent;
  readonly index: number;
  readonly owned: boolean;
}

function Row({ at, row, extent, index, owned }: RowProps): JSX.Element {
  const words = at.words.standings;
  const { bot, version, band, chips, elo, boards, faults, marks, likely } = row;
  const failed = faultsInWords(at, row);
  return (
    <tr class={row.place === null ? 'unranked' : undefined}>
      <td class="place" data-value={index}>
        {bandText(band) ?? <span title={words.unranked}>–</span>}
      </td>
      <th scope="row" class="bot" data-value={bot.name}>
        <BotLink at={at} bot={{ ...bot, similar: false }} /> <Marks at={at} marks={marks} />
        <span class="byline">
          {bot.owner === undefined ? null : (
            <>
              <bdi>{bot.owner}</bdi>{' '}
            </>
          )}
          <bdi>{version}</bdi>
        </span>
      </th>
      {owned ? (
        <td class="owner">
          <bdi>{bot.owner}</bdi>
        </td>
      ) : null}
      {/* No number, or 1.10 would come before 1.9. */}
      <td class="version" data-value={`v${version}`}>
        <bdi>{version}</bdi>
      </td>
      <td class="number" data-value={chips.value}>
        <Chips at={at} estimate={chips} />
      </td>
      <td class="strip-column">
        <IntervalStrip estimate={chips} extent={extent} />
      </td>
      <td class="ahead">
        {likely === null ? null : (
          <span class={likely >= 0.95 ? 'sure' : 'unsure'}>{words.likelyBetter(at.numbers.likely(likely))}</span>
        )}
      </td>
      <td class="number" data-value={elo.value}>
        <Elo at={at} estimate={elo} />
      </td>
      <td class="number" data-value={boards}>
        {at.numbers.count(boards)}
      </td>
      <td class="number" data-value={totalOf(faults)} title={failed === '' ? undefined : failed}>
        {at.numbers.count(totalOf(faults))}
      </td>
    </tr>
  );
}
