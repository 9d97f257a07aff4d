import type { MatchRecord } from '@bassadewitz/ledger';
import type { Seat } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { botOf, useAround } from './around.ts';

interface TricksHeadProps {
  readonly record: Pick<MatchRecord, 'bots'>;
  /** As the columns stand. */
  readonly seats: readonly Seat[];
}

/** The head of a table with a row for each trick: who sits in the columns, and the points of the trick. */
export function TricksHead({ record, seats }: TricksHeadProps): JSX.Element {
  const around = useAround();
  const { words } = around;
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="spoken">{words.tricks}</span>
        </th>
        {seats.map((seat) => (
          <th key={seat} scope="col">
            <bdi dir="auto" class="cut">
              {botOf(around, record.bots[seat]).name}
            </bdi>
          </th>
        ))}
        <th scope="col" class="number">
          {words.points}
        </th>
      </tr>
    </thead>
  );
}
