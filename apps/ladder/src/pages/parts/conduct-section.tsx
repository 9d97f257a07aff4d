import type { TournamentDocument } from '@bassadewitz/publication';
import { type StandingRow, totalOf } from '@bassadewitz/standings';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { faultsInWords } from './fault-words.ts';
import { joined } from './joined.tsx';
import { methodLink } from './reading.tsx';
import { TableRegion } from './table-region.tsx';

/** Faults, slams, penalties, memory and time of each bot, and what owners with several bots made of it. */
export function ConductSection({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const { tournament: words, standings } = at.words;
  const { conductTable } = words;
  return (
    <section aria-labelledby="conduct">
      <h2 id="conduct">{words.conduct}</h2>
      <p class="note">
        {words.conductNote}{' '}
        <a
          class="screen-only"
          href={methodLink(at, 'memory')}
          aria-label={`${standings.more}: ${conductTable.replays}`}
        >
          {standings.more}
        </a>
      </p>
      <TableRegion id="conduct-table" caption={conductTable.caption} quiet sortable>
        <thead>
          <tr>
            <th scope="col" data-sort="ascending">
              {standings.bot}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {conductTable.faults}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {conductTable.standIns}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {conductTable.slams}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {conductTable.penalties}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {conductTable.replays}
            </th>
            <th scope="col" class="number" data-sort="descending">
              {conductTable.think}
            </th>
          </tr>
        </thead>
        <tbody>
          {tournament.standings.rows.map((row) => (
            <Row key={row.bot} at={at} tournament={tournament} row={row} />
          ))}
        </tbody>
      </TableRegion>
      <SameOwner at={at} tournament={tournament} />
    </section>
  );
}

interface RowProps {
  readonly at: Setting;
  readonly tournament: TournamentDocument;
  readonly row: StandingRow;
}

function Row({ at, tournament, row }: RowProps): JSX.Element | null {
  const bot = tournament.bots[row.bot];
  if (bot === undefined) return null;
  const { count, chips, signed, time } = at.numbers;
  const { outcomes, think } = bot;
  const { memory, faults, standIns } = row;
  const failed = faultsInWords(at, row);
  return (
    <tr>
      <th scope="row" class="bot" data-value={bot.name}>
        <BotLink at={at} bot={bot} />
        {failed === '' ? null : <span class="byline">{failed}</span>}
      </th>
      <td class="number" data-value={totalOf(faults)}>
        {count(totalOf(faults))}
      </td>
      <td class="number" data-value={standIns}>
        {count(standIns)}
      </td>
      <td class="number" data-value={outcomes.slams}>
        {count(outcomes.slams)}
      </td>
      <td class="number" data-value={outcomes.penalties}>
        {count(outcomes.penalties)}
      </td>
      <td data-value={memory.z} class={memory.suspicious ? 'number caution' : 'number'}>
        {memory.se === null ? '–' : at.words.tournament.gain(chips(memory.gain), signed(memory.z, 1))}
      </td>
      <td class="number" data-value={think?.p99 ?? ''}>
        {think === null ? '–' : `${time(think.p50)} · ${time(think.p99)}`}
      </td>
    </tr>
  );
}

function SameOwner({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element | null {
  const { tournament: words, site } = at.words;
  const { sameOwner } = tournament.standings;
  if (sameOwner.length === 0) return null;
  return (
    <>
      <h3>{words.sameOwner}</h3>
      <ul class="plain">
        {sameOwner.map(({ owner, bots, boards, excess, z }) => (
          <li key={owner}>
            {words.sameOwnerText(
              <bdi>{owner}</bdi>,
              joined(
                at,
                bots.flatMap((index) => {
                  const bot = tournament.bots[index];
                  return bot === undefined ? [] : [<BotLink key={bot.key} at={at} bot={bot} />];
                }),
              ),
              site.boards(boards),
              at.numbers.chips(excess),
              at.numbers.signed(z, 1),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
