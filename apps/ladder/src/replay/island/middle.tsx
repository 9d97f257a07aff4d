import type { Seat } from '@bassadewitz/rules';
import { spokenCard } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { CardPicture } from '../cards/sprite.tsx';
import type { Play } from '../playback.ts';
import type { Scene } from '../scene.ts';
import { gainClass, useAround } from './around.ts';
import { type Side, sideOf } from './sides.ts';

interface MiddleProps {
  readonly scene: Scene;
  /** The seat at the near side. */
  readonly near: Seat;
  /** The trick that was taken with the last step, to be seen going to its winner. */
  readonly leaving?: { readonly plays: readonly Play[]; readonly to: Side };
  /** Whether the last card was played just now. */
  readonly arriving: boolean;
}

/** The middle of the table: the trick, the pool, and how the deal was settled. */
export function Middle({ scene, near, leaving, arriving }: MiddleProps): JSX.Element {
  const { words, settings, numbers } = useAround();
  const { outcome } = scene.deal;
  return (
    <div class="middle">
      <Pool chips={scene.pool} />
      {leaving === undefined ? null : (
        <div class={`trick trick-leaving to-${leaving.to}`} aria-hidden="true">
          {leaving.plays.map((play) => (
            <div key={play.card} class={`played at-${sideOf(play.seat, near)}`}>
              <CardPicture card={play.card} />
            </div>
          ))}
        </div>
      )}
      <ol class="trick" aria-label={words.table}>
        {scene.table.map((play) => {
          const side = sideOf(play.seat, near);
          const isLast = play === scene.last;
          const wins = scene.taken?.seat === play.seat;
          return (
            <li
              key={play.card}
              class={`played at-${side}${isLast && arriving ? ' arriving' : ''}${wins ? ' wins' : ''}${play.fault ? ' faulty' : ''}`}
            >
              <CardPicture card={play.card} />
              <span class="spoken">{spokenCard(play.card, settings.pack, words.cards)}</span>
              {wins ? <span class="taken">{numbers.wholeChips(scene.taken?.points ?? 0)}</span> : null}
              {play.fault === undefined ? null : <span class="fault-tag">{words.faults[play.fault]}</span>}
            </li>
          );
        })}
      </ol>
      {scene.settled ? (
        <div class={`settlement settlement-${outcome.outcome}`}>
          <p class="settlement-title">{words.outcomes[outcome.outcome]}</p>
          <p>{words.outcomeHelp[outcome.outcome]}</p>
          {outcome.refund === undefined ? null : (
            <p>
              {words.refunded}{' '}
              {outcome.refund
                .map((chips, seat) => ({ chips, seat }))
                .filter(({ chips }) => chips > 0)
                .map(({ chips, seat }) => (
                  <span key={seat} class={gainClass(chips)}>
                    {words.seat(seat)}: {numbers.wholeChips(chips)}{' '}
                  </span>
                ))}
            </p>
          )}
          {outcome.pool > 0 ? <p>{words.carried(outcome.pool)}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

function Pool({ chips }: { readonly chips: number }): JSX.Element {
  const { words } = useAround();
  return (
    <p class={`pool${chips === 0 ? ' pool-empty' : ''}`}>
      <svg class="pool-chips" viewBox="0 0 40 30" aria-hidden="true" focusable="false">
        {Array.from({ length: Math.min(4, Math.ceil(chips / 6)) }, (_, at) => (
          <g key={at} transform={`translate(${at % 2 === 0 ? 0 : 18} ${at < 2 ? 0 : -7})`}>
            <ellipse class="chip-side" cx="11" cy="22" rx="10" ry="5" />
            <ellipse class="chip-top" cx="11" cy="19" rx="10" ry="5" />
            <ellipse class="chip-ring" cx="11" cy="19" rx="6" ry="3" />
          </g>
        ))}
      </svg>
      <span>
        {words.pool} <strong>{chips}</strong>
      </span>
    </p>
  );
}
