import type { Pack } from '@bassadewitz/rules';
import type { JSX } from 'preact';

/** Whom a court card shows: jack or Unter, queen or Ober, king. */
export type Court = 'low' | 'middle' | 'king';

interface FigureProps {
  readonly pack: Pack;
  readonly court: Court;
  readonly suit: number;
}

/**
 * A figure from the waist up, drawn of plain shapes, its face around (0, 0). Dress takes the colour of the suit, so that suits can be told
 * apart without their signs.
 */
export function Figure({ pack, court, suit }: FigureProps): JSX.Element {
  return (
    <g class={`dress-${pack}-${suit}`}>
      <path class="dress" d="M-52 76c0-24 6-38 20-44l20-7h24l20 7c14 6 20 20 20 44z" />
      <path class="dress-light" d="M-13 25h26l5 51h-36z" />
      <path class="dress-line" d="M-13 25l-5 51M13 25l5 51" />
      {[36, 50, 64].map((y) => (
        <circle key={y} class="dress-button" cx="0" cy={y} r="3" />
      ))}
      <path class="dress-trim" d="M-26 30c8 10 44 10 52 0l-8-8c-8 6-28 6-36 0z" />
      {pack === 'french' && court === 'middle' ? (
        <path class="hair" d="M-21-8c-9 22-9 34-5 40h10V-6zM21-8c9 22 9 34 5 40H16V-6z" />
      ) : null}
      {court === 'low' ? <path class="hair" d="M-20-10c-5 12-5 22-1 28h8V-8zM20-10c5 12 5 22 1 28h-8V-8z" /> : null}
      <path class="skin" d="M-8 14H8v14c-4 4-12 4-16 0z" />
      <path class="skin" d="M0-22c12 0 18 9 18 21S9 24 0 24s-18-13-18-25 6-21 18-21z" />
      <path
        class="hair"
        d={
          court === 'king'
            ? 'M-18-6c2-8 4-10 6-12h24c2 2 4 4 6 12l2-10-8-9h-24l-8 9z'
            : 'M-18-3c0-9 5-12 10-13 8 4 20 3 26 9l1-9-9-9h-20l-9 9z'
        }
      />
      <circle class="feature" cx="-7" cy="-1" r="2.200" />
      <circle class="feature" cx="7" cy="-1" r="2.200" />
      <path class="feature-line" d="M0 1l-2 7h4M-5 14c3 2 7 2 10 0M-11-6c2-2 5-2 7-1M11-6c-2-2-5-2-7-1" />
      {court === 'king' ? (
        <path
          class="hair"
          d="M-17 6c1 18 8 34 17 36 9-2 16-18 17-36-3 6-6 7-9 6-3-3-5-3-8-1-3-2-5-2-8 1-3 1-6 0-9-6zM-5 15c3 2 7 2 10 0-2 4-8 4-10 0z"
        />
      ) : null}
      {pack === 'german' && court === 'middle' ? (
        <path class="hair" d="M0 11c-4-4-10-3-15 1 5 2 11 3 15 0 4 3 10 2 15 0-5-4-11-5-15-1z" />
      ) : null}
      <Headgear pack={pack} court={court} />
    </g>
  );
}

function Headgear({ pack, court }: Pick<FigureProps, 'pack' | 'court'>): JSX.Element {
  if (court === 'king') {
    return (
      <>
        <path class="gold" d="M-22-18l-4-26 14 10L0-50l12 16 14-10-4 26c-12-4-32-4-44 0z" />
        <path class="gold-line" d="M-22-22c12-4 32-4 44 0" />
        {[-26, 0, 26].map((x) => (
          <circle key={x} class="jewel" cx={x} cy={x === 0 ? -51 : -45} r="3.500" />
        ))}
      </>
    );
  }
  if (pack === 'french' && court === 'middle') {
    return (
      <>
        <path class="gold" d="M-19-17l-3-17 9 7 5-13 8 11 8-11 5 13 9-7-3 17c-11-4-27-4-38 0z" />
        {[-22, -8, 8, 22].map((x) => (
          <circle key={x} class="jewel" cx={x} cy={Math.abs(x) === 8 ? -41 : -35} r="2.600" />
        ))}
      </>
    );
  }
  if (court === 'middle') {
    return (
      <>
        <path class="dress-trim" d="M-34-17c10-9 58-9 68 0-10 5-58 5-68 0z" />
        <path class="dress" d="M-20-20c0-18 8-26 20-26s20 8 20 26c-10 3-30 3-40 0z" />
        <path class="feather" d="M14-30c10-20 24-26 36-22-8 4-8 8-14 12 2 2-4 6-8 8 0 4-6 6-12 6z" />
      </>
    );
  }
  return (
    <>
      <path class="dress" d="M-24-16c-4-14 8-26 26-26 16 0 26 8 24 22-12-4-36-4-50 4z" />
      <path class="dress-trim" d="M-24-14c12-8 38-8 50-2v-6c-14-6-38-6-51 2z" />
      <path class="feather" d="M-18-26c-12-12-14-24-8-34 2 8 6 8 8 14 3-1 5 5 6 9 3 2 3 7 1 11z" />
    </>
  );
}
