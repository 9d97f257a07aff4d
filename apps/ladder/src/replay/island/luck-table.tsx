import type { JSX } from 'preact';
import type { Comparison } from '../comparison.ts';
import { matchAddress } from './address.ts';
import { botOf, gainClass, useAround } from './around.ts';
import { HandText } from './hand-text.tsx';
import type { LoadedBoard } from './loading.ts';

interface LuckTableProps {
  readonly board: LoadedBoard;
  readonly comparison: Comparison;
}

/** Hands against bots: what the cards were worth in the rows, what the bots made of them in the columns. */
export function LuckTable({ board, comparison }: LuckTableProps): JSX.Element {
  const around = useAround();
  const { words, numbers } = around;
  const { bots, hands, byBot } = comparison;
  return (
    <section class="luck">
      <h2>{words.luckAndSkill}</h2>
      <p class="hint">{words.luckHelp}</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.hand}</th>
              {bots.map((bot) => (
                <th key={bot} scope="col" class="number">
                  <a href={botOf(around, bot).page} class="cut">
                    <bdi dir="auto">{botOf(around, bot).name}</bdi>
                  </a>
                </th>
              ))}
              <th scope="col" class="number margin">
                {words.handWorth}
              </th>
            </tr>
          </thead>
          <tbody>
            {hands.map(({ seat, cells, worth }) => (
              <tr key={seat}>
                <th scope="row">
                  {words.seat(seat)}
                  <HandText hand={board.replays[0]?.deals[0]?.dealt[seat] ?? 0} />
                </th>
                {cells.map(({ bot, replay, chips }) => (
                  <td key={bot} class={`number ${heatClass(chips - worth)}`}>
                    <a
                      href={matchAddress(
                        board.replays.find(({ record }) => record.replay === replay)?.record.match ?? 0,
                        undefined,
                        seat,
                      )}
                      title={words.replay(replay)}
                    >
                      {numbers.wholeChips(chips)}
                    </a>
                  </td>
                ))}
                <td class={`number margin ${gainClass(worth)}`}>{numbers.chips(worth)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.botMade}</th>
              {byBot.map((made, column) => (
                <td key={bots[column]} class={`number margin ${gainClass(made)}`}>
                  {numbers.chips(made)}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** Steps of the heat map's scale, in chips more or less than the hand was worth. */
function heatClass(difference: number): string {
  const step = Math.min(4, Math.ceil(Math.abs(difference) / 1.5));
  if (step === 0) return 'heat-0';
  return difference < 0 ? `heat-n${step}` : `heat-p${step}`;
}
