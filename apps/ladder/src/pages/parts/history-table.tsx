import type { BotName, Estimate } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { Chips } from './estimate.tsx';
import { TableRegion } from './table-region.tsx';

/** A bot's ratings over time; `x` counts from 1, as `labels` do. */
export interface BotLine {
  readonly bot: BotName;
  readonly points: readonly { readonly x: number; readonly chips: Estimate }[];
}

interface HistoryTableProps {
  readonly at: Setting;
  readonly id: string;
  readonly caption: string;
  readonly corner: string;
  readonly lines: readonly BotLine[];
  /** By the order of points in time: where each stands, and what it is called. */
  readonly moments: readonly { readonly x: number; readonly label: string }[];
}

/** The table behind a chart of ratings over time. */
export function HistoryTable({ at, id, caption, corner, lines, moments }: HistoryTableProps): JSX.Element {
  return (
    <TableRegion id={id} caption={caption} quiet>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {lines.map(({ bot }) => (
            <th key={bot.key} scope="col" class="number">
              <BotLink at={at} bot={bot} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ x, label }) => (
          <tr key={x}>
            <th scope="row">{label}</th>
            {lines.map(({ bot, points }) => {
              const point = points.find((one) => one.x === x);
              return (
                <td key={bot.key} class="number">
                  {point === undefined ? '–' : <Chips at={at} estimate={point.chips} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
