import { SEATS } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import type { Playback } from '../playback.ts';
import type { Scene } from '../scene.ts';
import { botOf, gainClass, useAround } from './around.ts';

interface ScoreTableProps {
  readonly playback: Playback;
  readonly scene: Scene;
}

/** Tricks, points and chips of each seat at the position, and the pool; chips of a deal once they are paid. */
export function ScoreTable({ playback, scene }: ScoreTableProps): JSX.Element {
  const around = useAround();
  const { words, numbers } = around;
  const { outcome } = scene.deal;
  return (
    <section class="score">
      <h2>{words.score}</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.bot}</th>
              <th scope="col" class="number">
                {words.tricks}
              </th>
              <th scope="col" class="number">
                {words.points}
              </th>
              <th scope="col" class="number">
                {words.chips}
              </th>
              <th scope="col" class="number">
                {words.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {SEATS.map((seat) => {
              const bot = botOf(around, playback.record.bots[seat]);
              const chips = outcome.chips[seat] + (outcome.refund?.[seat] ?? 0);
              return (
                <tr key={seat} data-seat={seat}>
                  <th scope="row">
                    <a href={bot.page} class="cut">
                      <bdi dir="auto">{bot.name}</bdi>
                    </a>
                  </th>
                  <td class="number" data-value="tricks">
                    {scene.trickCounts[seat]}
                  </td>
                  <td class="number" data-value="points">
                    {scene.points[seat]}
                  </td>
                  <td class={`number ${scene.settled ? gainClass(chips) : ''}`} data-value="chips">
                    {scene.settled ? numbers.wholeChips(chips) : '–'}
                  </td>
                  <td class={`number ${gainClass(scene.balances[seat])}`} data-value="balance">
                    {numbers.wholeChips(scene.balances[seat])}
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {words.pool}
              </th>
              <td class="number" data-value="pool">
                {scene.pool}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
