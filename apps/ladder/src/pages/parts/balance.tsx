import type { Balance, Extent } from '@bassadewitz/fairness';
import type { TournamentDocument } from '@bassadewitz/publication';
import { Fragment, type JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { methodLink } from './reading.tsx';
import { TableRegion } from './table-region.tsx';

const ROWS = ['matches', 'pairs', 'seats', 'seatPairs', 'leftNeighbours'] as const satisfies readonly (keyof Balance)[];

/** The proof of the schedule's balance: the least and the most of all counts. */
export function BalanceSection({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const { tournament: words, site, standings } = at.words;
  const { balance } = tournament;
  return (
    <section aria-labelledby="balance">
      <h2 id="balance">{words.balance}</h2>
      <p class="note">
        {balance === null
          ? words.balanceLater
          : words.balanceNote(site.rounds(balance.rounds), site.matches(balance.matches))}{' '}
        <a class="screen-only" href={methodLink(at, 'schedule')} aria-label={`${standings.more}: ${words.balance}`}>
          {standings.more}
        </a>
      </p>
      {balance === null ? null : (
        <TableRegion id="balance-table" caption={words.balanceTable.caption} quiet>
          <thead>
            <tr>
              <th scope="col">{words.balanceTable.what}</th>
              <th scope="col" class="number">
                {words.balanceTable.least}
              </th>
              <th scope="col" class="number">
                {words.balanceTable.most}
              </th>
              <th scope="col">{words.balanceTable.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {[balance.bots, balance.champion].map((counted, index) =>
              counted === undefined ? null : (
                <Fragment key={index === 0 ? 'bots' : 'champion'}>
                  {ROWS.map((row) => (
                    <tr key={row}>
                      <th scope="row">
                        {index === 0 ? null : `${words.champion} `}
                        {words.balanceRows[row]}
                      </th>
                      <Counts at={at} extent={counted[row]} />
                    </tr>
                  ))}
                </Fragment>
              ),
            )}
          </tbody>
        </TableRegion>
      )}
    </section>
  );
}

function Counts({ at, extent: { least, most } }: { at: Setting; extent: Extent }): JSX.Element {
  const words = at.words.tournament;
  const verdict = most - least > 1 ? words.uneven : most > least ? words.withinOne : words.equal;
  return (
    <>
      <td class="number">{at.numbers.count(least)}</td>
      <td class="number">{at.numbers.count(most)}</td>
      <td>
        <span class={most === least ? 'balanced' : undefined}>{verdict}</span>
      </td>
    </>
  );
}
