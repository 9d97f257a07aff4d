import { FAULT_KINDS } from '@bassadewitz/protocol';
import type { BotCareer, OutcomeCounts } from '@bassadewitz/publication';
import { totalOf } from '@bassadewitz/standings';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { methodLink } from './reading.tsx';
import { TableRegion } from './table-region.tsx';

interface CareerPart {
  readonly at: Setting;
  readonly career: BotCareer;
}

/** Chips and places by seat. */
export function Seats({ at, career, id }: CareerPart & { id: string }): JSX.Element {
  const words = at.words.bot;
  const inTurn = career.ruleSet === 'swedish';
  return (
    <div>
      <h3>{words.seats}</h3>
      <TableRegion id={`${id}-seats`} within={id} caption={inTurn ? words.seatsNoteInTurn : words.seatsNote}>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col" class="number">
              {words.chipsAMatch}
            </th>
            {words.places.map((place) => (
              <th key={place} scope="col" class="number">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {career.seats.map(({ matches, chips, places }, seat) => (
            <tr key={seat}>
              <th scope="row">{(inTurn ? words.seatNamesInTurn : words.seatNames)[seat]}</th>
              <td class="number">{matches === 0 ? '–' : at.numbers.chips(chips / matches)}</td>
              {places.map((count, place) => (
                <td key={place} class="number" title={at.numbers.count(count)}>
                  {matches === 0 ? '–' : at.numbers.share(count / matches)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </div>
  );
}

const COUNTED = [
  'slams',
  'slamsAgainst',
  'penalties',
  'penaltiesReceived',
  'equal',
] as const satisfies readonly (keyof OutcomeCounts)[];

/** Swedish rules know no penalty, and no deal that is equal. */
const SWEDISH: readonly string[] = ['slams', 'slamsAgainst'];

/** Slams, penalties and the like, as counts and shares of all deals. */
export function Outcomes({ at, career, id }: CareerPart & { id: string }): JSX.Element {
  const words = at.words.bot;
  const { outcomes } = career;
  const aDeal = (sum: number) => (outcomes.deals === 0 ? '–' : at.numbers.decimal(sum / outcomes.deals, 1));
  return (
    <div>
      <h3>{words.outcomes}</h3>
      <TableRegion id={`${id}-outcomes`} within={id} caption={words.outcomesNote(at.numbers.count(outcomes.deals))}>
        <thead>
          <tr>
            <td />
            <th scope="col" class="number">
              {words.number}
            </th>
            <th scope="col" class="number">
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {COUNTED.filter((name) => career.ruleSet !== 'swedish' || SWEDISH.includes(name)).map((name) => (
            <tr key={name}>
              <th scope="row">{words.outcomeRows[name]}</th>
              <td class="number">{at.numbers.count(outcomes[name])}</td>
              <td class="number">{outcomes.deals === 0 ? '–' : at.numbers.share(outcomes[name] / outcomes.deals)}</td>
            </tr>
          ))}
          {(['tricks', 'points'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">{words.outcomeRows[name]}</th>
              <td class="number">{aDeal(outcomes[name])}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </TableRegion>
    </div>
  );
}

/** Whether later replays went suspiciously well. */
export function Memory({ at, career }: CareerPart): JSX.Element {
  const { bot: words, site, standings } = at.words;
  const { boards, gain, se, z, detectable, suspicious } = career.memory;
  const found = suspicious ? words.memorySuspicious : words.memoryClean;
  return (
    <div>
      <h3>{words.memory}</h3>
      <p class={suspicious ? 'caution' : undefined}>
        {boards === 0 || se === null
          ? words.memoryNone
          : found(site.boards(boards), at.numbers.chips(gain), at.numbers.signed(z, 1))}{' '}
        {detectable === null ? null : `${words.memoryPower(at.numbers.spread(detectable))} `}
        <a class="screen-only" href={methodLink(at, 'memory')} aria-label={`${standings.more}: ${words.memory}`}>
          {standings.more}
        </a>
      </p>
    </div>
  );
}

/** How long it thought. */
export function Think({ at, career }: CareerPart): JSX.Element {
  const words = at.words.bot;
  const { think, moveMs } = career;
  if (think === null) {
    return (
      <div>
        <h3>{words.think}</h3>
        <p>{words.thinkNone}</p>
      </div>
    );
  }
  const { time, count } = at.numbers;
  return (
    <div>
      <h3>{words.think}</h3>
      <p>
        {words.thinkText(count(think.answers), time(think.p50), time(think.p90), time(think.p99), time(think.max))}{' '}
        {think.headroom >= 0
          ? words.headroom(time(think.headroom), time(moveMs))
          : words.headroomNone(time(-think.headroom), time(moveMs))}
      </p>
    </div>
  );
}

/** How often it failed, by kind. */
export function Faults({ at, career }: CareerPart): JSX.Element {
  const { bot: words, standings } = at.words;
  const { faults, standIns } = career;
  if (totalOf(faults) === 0 && standIns === 0) {
    return (
      <div>
        <h3>{words.faults}</h3>
        <p>{words.noFaults}</p>
      </div>
    );
  }
  return (
    <div>
      <h3>{words.faults}</h3>
      <dl class="counts-list">
        {FAULT_KINDS.filter((kind) => faults[kind] > 0).map((kind) => (
          <div key={kind}>
            <dt>
              {standings.faultKinds[kind].name}
              <span class="byline">{standings.faultKinds[kind].meaning}</span>
            </dt>
            <dd>{at.numbers.count(faults[kind])}</dd>
          </div>
        ))}
      </dl>
      {standIns === 0 ? null : <p>{standings.standIns(standIns)}</p>}
    </div>
  );
}
