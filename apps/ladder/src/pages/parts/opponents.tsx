import type { BotCareer, OpponentResult } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { Chips, ErrorUnit } from './estimate.tsx';
import { type Extent, extentOf, IntervalStrip, StripScale } from './interval-strip.tsx';
import { TableRegion } from './table-region.tsx';

/** Whom a bot met, and how it fared. */
export function Opponents({ at, career, id }: { at: Setting; career: BotCareer; id: string }): JSX.Element {
  const { bot: words, standings } = at.words;
  const extent = extentOf(career.opponents.flatMap(({ better }) => better ?? []));
  return (
    <>
      <h3>{words.opponents}</h3>
      <TableRegion id={`${id}-opponents`} within={id} caption={words.opponentsNote} class="standings" sortable>
        <thead>
          <tr>
            <th scope="col" data-sort="ascending">
              {words.opponent}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {words.better} <ErrorUnit at={at} />
            </th>
            <th scope="col" class="strip-column">
              <span class="quiet">{standings.interval}</span>
              <StripScale at={at} extent={extent} />
            </th>
            <th scope="col" class="number" data-sort="descending">
              {words.likely}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {words.made}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {words.ahead}
            </th>
            <th scope="col" class="number" data-sort="descending" aria-sort="descending">
              {standings.boards}
            </th>
          </tr>
        </thead>
        <tbody>
          {career.opponents.map((opponent) => (
            <Row key={`${opponent.key} ${opponent.version}`} at={at} opponent={opponent} extent={extent} />
          ))}
        </tbody>
      </TableRegion>
    </>
  );
}

function Row({ at, opponent, extent }: { at: Setting; opponent: OpponentResult; extent: Extent }): JSX.Element {
  const { better, likely, made, ahead, boards, version, name } = opponent;
  return (
    <tr>
      <th scope="row" class="bot" data-value={name}>
        <BotLink at={at} bot={opponent} /> <bdi class="version">{version}</bdi>
      </th>
      <td class="number" data-value={better?.value ?? ''}>
        {better === null ? '–' : <Chips at={at} estimate={better} />}
      </td>
      <td class="strip-column">{better === null ? null : <IntervalStrip estimate={better} extent={extent} />}</td>
      <td class="number" data-value={likely ?? ''}>
        {likely === null ? '–' : at.numbers.likely(likely)}
      </td>
      <td class="number" data-value={made}>
        {at.numbers.chips(made)}
      </td>
      <td class="number" data-value={ahead}>
        {at.numbers.share(ahead)}
      </td>
      <td class="number" data-value={boards}>
        {at.numbers.count(boards)}
      </td>
    </tr>
  );
}
