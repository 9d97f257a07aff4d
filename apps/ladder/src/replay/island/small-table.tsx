import { SEATS, spokenCard } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { CardPicture } from '../cards/sprite.tsx';
import type { Playback } from '../playback.ts';
import { type Position, SETTLED } from '../position.ts';
import { sceneAt } from '../scene.ts';
import { matchAddress } from './address.ts';
import { botOf, gainClass, useAround } from './around.ts';
import { sideOf } from './sides.ts';

interface SmallTableProps {
  readonly playback: Playback;
  readonly position: Position;
  /** A replay that plays differently from here on than another with which it went along. */
  readonly parts: boolean;
}

/** One of four replays that move together. */
export function SmallTable({ playback, position, parts }: SmallTableProps): JSX.Element {
  const around = useAround();
  const { words, settings, numbers } = around;
  const { record, deals } = playback;
  const isOver = position.deal >= deals.length;
  const scene = sceneAt(playback, isOver ? { deal: deals.length - 1, ply: SETTLED } : position);
  const result = scene.settled ? words.outcomes[scene.deal.outcome.outcome] : undefined;
  return (
    <section class={`small-table${parts ? ' parts' : ''}`} aria-label={words.replay(record.replay)}>
      <h3>
        <a href={matchAddress(record.match, isOver ? undefined : position)} title={words.singleReplay}>
          {words.replay(record.replay)}
        </a>
        {isOver ? <span class="seat-mark">{words.over}</span> : null}
      </h3>
      <div class="small-felt">
        {SEATS.map((seat) => {
          const side = sideOf(seat, 0);
          const play = scene.table.find((one) => one.seat === seat);
          const winner = scene.taken?.seat === seat;
          const chips = record.chips[seat];
          return (
            <div key={seat} class={`small-place small-${side}${scene.next?.seat === seat ? ' small-next' : ''}`}>
              <p class="small-name">
                <bdi dir="auto">{botOf(around, record.bots[seat]).name}</bdi>
              </p>
              <div
                class={`small-card${winner ? ' wins' : ''}${play !== undefined && play === scene.last ? ' last' : ''}`}
              >
                {play === undefined ? null : (
                  <>
                    <CardPicture card={play.card} />
                    <span class="spoken">{spokenCard(play.card, settings.pack, words.cards)}</span>
                  </>
                )}
                {scene.settled ? (
                  <strong class={gainClass(isOver ? chips : scene.deal.outcome.chips[seat])}>
                    {numbers.wholeChips(isOver ? chips : scene.deal.outcome.chips[seat])}
                  </strong>
                ) : null}
              </div>
              <p class="small-state">
                {scene.points[seat]} <span class="spoken">{words.points}</span>
                <span aria-hidden="true">★</span>
              </p>
            </div>
          );
        })}
        {result === undefined ? null : <p class="small-result">{isOver ? words.net : result}</p>}
      </div>
    </section>
  );
}
