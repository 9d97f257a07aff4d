import type { JSX } from 'preact';
import type { MethodSection } from '../method-sections.ts';
import { METHOD } from '../paths.ts';
import type { Setting } from '../setting.ts';

export function methodLink(at: Setting, section: MethodSection): string {
  return `${at.link(METHOD)}#${section}`;
}

const READINGS = [
  ['place', 'intervals'],
  ['chips', 'chips'],
  ['likely', 'intervals'],
  ['elo', 'elo'],
  ['faults', 'faults'],
] as const;

/** What the columns of a table of standings mean, each with the way to the method. */
export function HowToRead({ at }: { at: Setting }): JSX.Element {
  const { reading, readings, more } = at.words.standings;
  return (
    <section class="reading" aria-labelledby="reading">
      <h2 id="reading">{reading}</h2>
      <dl>
        {READINGS.map(([name, section]) => (
          <div key={name}>
            <dt>{readings[name].name}</dt>
            <dd>
              {readings[name].meaning}{' '}
              <a class="screen-only" href={methodLink(at, section)} aria-label={`${more}: ${readings[name].name}`}>
                {more}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
