import type { Decision } from '@bassadewitz/ledger';
import type { TournamentDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { TableRegion } from './table-region.tsx';

/** What the organiser, or a rule of the tournament, decided while it ran. */
export function Decisions({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const words = at.words.tournament;
  const { decisions } = tournament;
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{words.decisions}</h2>
      {decisions.length === 0 ? (
        <p>{words.decisionsNone}</p>
      ) : (
        <TableRegion id="decision-table" caption={words.decisionTable.caption}>
          <thead>
            <tr>
              <th scope="col" class="number">
                {words.decisionTable.before}
              </th>
              <th scope="col">{words.decisionTable.what}</th>
              <th scope="col">{words.decisionTable.whom}</th>
              <th scope="col">{words.decisionTable.reason}</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map((decision, index) => (
              <tr key={index}>
                <td class="number">{at.numbers.count(decision.before)}</td>
                <td>{at.words.decisions.kinds[decision.kind]}</td>
                <td>{whom(at, tournament, decision)}</td>
                <td>
                  {decision.kind === 'stop' ? `${at.words.decisions.causes[decision.cause]} · ` : ''}
                  <bdi>{decision.reason}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </TableRegion>
      )}
    </section>
  );
}

function whom(at: Setting, { bots }: TournamentDocument, decision: Decision): JSX.Element | string {
  if (decision.kind === 'stop') return '–';
  if (decision.kind === 'void') return at.words.site.board(`${decision.board}`);
  const bot = bots[decision.bot];
  return bot === undefined ? `${decision.bot}` : <BotLink at={at} bot={bot} />;
}
