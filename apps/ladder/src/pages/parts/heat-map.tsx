import type { HeadToHeadDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { HEAT_LEVELS, heatClass, heatScale } from './heat-level.ts';
import { TableRegion } from './table-region.tsx';

interface HeatMapProps {
  readonly at: Setting;
  readonly table: HeadToHeadDocument;
  /** Address of the document below the root: the numbers of the pair that a reader chooses are read from it. */
  readonly json: string;
}

/** With more bots than this the columns are numbered, not named, and the numbers in the squares are hidden at first. */
const FEW = 16;
/** With more than this a square is a dot until its number is asked for. */
const MANY = 64;

/** Everyone against everyone as coloured squares, with numbers in them on demand. */
export function HeatMap({ at, table, json }: HeatMapProps): JSX.Element {
  const words = at.words.ladder;
  const { bots, made } = table;
  const scale = heatScale(made.flat());
  const few = bots.length <= FEW;
  return (
    <div class="heat-map" data-pairs={at.file(json)}>
      <div class="heat-controls">
        <label class="check">
          <input type="checkbox" class="show-numbers" checked={few} /> {words.showNumbers}
        </label>
        <HeatLegend at={at} scale={scale} />
      </div>
      <TableRegion
        id="heat"
        caption={words.headToHeadCaption}
        class={few ? 'heat' : bots.length > MANY ? 'heat heat-many heat-dots' : 'heat heat-many'}
      >
        <thead>
          <tr>
            <td />
            {bots.map((bot, index) => (
              <th key={bot.key} scope="col">
                {few ? (
                  <span class="column-name">
                    <bdi>{bot.name}</bdi>
                  </span>
                ) : (
                  <abbr title={bot.name}>{index + 1}</abbr>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bots.map((bot, row) => (
            <tr key={bot.key}>
              <th scope="row">
                {few ? null : <span class="row-number">{row + 1}</span>}
                <BotLink at={at} bot={bot} />
              </th>
              {bots.map((other, column) => (
                <Cell key={other.key} at={at} value={made[row]?.[column] ?? null} scale={scale} self={row === column} />
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
      <Pair at={at} />
    </div>
  );
}

interface CellProps {
  readonly at: Setting;
  readonly value: number | null;
  readonly scale: number;
  readonly self: boolean;
}

function Cell({ at, value, scale, self }: CellProps): JSX.Element {
  if (self) return <td class="self" />;
  if (value === null) return <td title={at.words.ladder.neverMet}>–</td>;
  return <td class={heatClass(value, scale)}>{at.numbers.signed(value, 1)}</td>;
}

function HeatLegend({ at, scale }: { at: Setting; scale: number }): JSX.Element {
  const words = at.words.ladder;
  const levels = Array.from({ length: 2 * HEAT_LEVELS + 1 }, (_, index) => index - HEAT_LEVELS);
  return (
    <p class="heat-legend">
      {words.scaleLess}
      <span class="heat-steps">
        {levels.map((level) => {
          const value = (level * scale) / HEAT_LEVELS;
          return (
            <span key={level} class={heatClass(value, scale)}>
              {level % HEAT_LEVELS === 0 ? at.numbers.signed(value, level === 0 ? 0 : 1) : ''}
            </span>
          );
        })}
      </span>
      {words.scaleMore}
    </p>
  );
}

/** What a reader sees of the pair that they chose; filled in by `enhance/`. */
function Pair({ at }: { at: Setting }): JSX.Element {
  const words = at.words.ladder;
  const slot = (name: string) => <span data-slot={name} />;
  return (
    <div class="pair" hidden>
      <p class="note pair-hint">{words.pick}</p>
      <div class="pair-story" aria-live="polite" hidden>
        <p class="pair-heading">{words.pairHeading(<bdi data-slot="one" />, <bdi data-slot="other" />)}</p>
        <ul class="plain">
          <li>
            {slot('made')} {words.made}
          </li>
          <li>
            {slot('ahead')} {words.ahead}
          </li>
          <li>
            {slot('better')} {words.better}
          </li>
          <li>
            {slot('likely')} {words.likely}
          </li>
          <li>
            {slot('boards')} {words.together}
          </li>
        </ul>
      </div>
    </div>
  );
}
