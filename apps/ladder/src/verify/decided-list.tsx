import type { DecisionReport } from '@bassadewitz/audit';
import type { JSX } from 'preact';
import type { Numbers } from '../words/numbers.ts';
import type { DecisionWords } from '../words/shape/decision-words.ts';

interface DecidedListProps {
  readonly words: DecisionWords;
  readonly numbers: Numbers;
  readonly decided: readonly DecisionReport[];
  /** Names of the bots, as decisions number them. */
  readonly bots: readonly string[];
}

/** The decisions of a ledger: what each takes out, and why it is said to have been made. Nothing where there is none. */
export function DecidedList({ words, numbers, decided, bots }: DecidedListProps): JSX.Element | null {
  if (decided.length === 0) return null;
  return (
    <div class="verdict-decided">
      <h3>
        {words.title} ({numbers.count(decided.length)})
      </h3>
      <p>{words.hint}</p>
      <ul>
        {decided.map((report) => {
          const { line, decision } = report;
          return (
            <li key={line}>
              {words.line(numbers.count(line))}: <What words={words} numbers={numbers} report={report} bots={bots} />
              {effects(words, report)
                .map((effect) => `; ${effect}`)
                .join('')}
              .
              <br />
              {words.reason}: <bdi>{decision.reason}</bdi>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface WhatProps extends Omit<DecidedListProps, 'decided'> {
  readonly report: DecisionReport;
}

function What({ words, numbers, report: { decision }, bots }: WhatProps): JSX.Element {
  if (decision.kind === 'void') return <strong>{words.voided(`${decision.board}`)}</strong>;
  const before = words.before(numbers.count(decision.before));
  if (decision.kind === 'stop') {
    return (
      <>
        <strong>{words.kinds.stop}</strong>, {words.causes[decision.cause]}, {before}
      </>
    );
  }
  return (
    <>
      <strong>
        <bdi>{bots[decision.bot] ?? `${decision.bot}`}</bdi> {words.kinds[decision.kind]}
      </strong>
      , {before}
    </>
  );
}

function effects(words: DecisionWords, { decision, matches }: DecisionReport): readonly string[] {
  if (decision.kind === 'reinstate') return [];
  if (decision.kind === 'void') return matches === undefined ? [] : [words.notCounted(matches)];
  const missed = matches === undefined ? words.unknown : words.notPlayed(matches);
  return decision.kind === 'disqualify' ? [missed, words.unranked] : [missed];
}
