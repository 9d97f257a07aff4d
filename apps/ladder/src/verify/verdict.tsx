import type { CheckReport } from '@bassadewitz/audit';
import type { JSX } from 'preact';
import type { Numbers } from '../words/numbers.ts';
import type { DecisionWords } from '../words/shape/decision-words.ts';
import type { VerifyWords } from '../words/verify/verify-words.ts';
import { DecidedList } from './decided-list.tsx';
import type { VerifyFailed, VerifyMessage, VerifyPassed, VerifyProgress } from './messages.ts';

interface VerdictProps<Message> {
  readonly words: VerifyWords;
  readonly decisions: DecisionWords;
  readonly numbers: Numbers;
  readonly message: Message;
  readonly matchPage: string;
}

/** What came of verifying a ledger. */
export function Verdict(props: VerdictProps<Exclude<VerifyMessage, VerifyProgress>>): JSX.Element {
  const { words, message } = props;
  switch (message.kind) {
    case 'passed':
      return <Passed {...props} message={message} />;
    case 'failed':
      return <Failed {...props} message={message} />;
    case 'broken':
      return (
        <div class="verdict verdict-broken">
          <p class="verdict-title">{words.broken}</p>
          <p lang="en">{message.message}</p>
        </div>
      );
  }
}

function Passed({ words, decisions, numbers, message }: VerdictProps<VerifyPassed>): JSX.Element {
  const { report, bots, kept, ms } = message;
  const left = report.checks.filter(({ unchecked }) => unchecked !== undefined);
  return (
    <div class="verdict verdict-passed" data-verdict="passed">
      <p class="verdict-title">{words.passed}</p>
      <p>{words.passedDetail(numbers.count(report.matches), numbers.count(report.deals), numbers.time(ms))}</p>
      {kept.found.length === 0 ? null : <p>{words.keptFound(numbers.count(kept.found.length))}</p>}
      {kept.missing.length === 0 ? null : (
        <div class="verdict-missing">
          <p>{words.keptMissing(numbers.count(kept.missing.length))}</p>
          <ul>
            {kept.missing.map((hash) => (
              <li key={hash}>
                <code>{hash}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.length === 0 ? null : (
        <>
          <p>{words.partly}</p>
          <ul lang="en">
            {left.map(({ check, unchecked }) => (
              <li key={check}>{unchecked}</li>
            ))}
          </ul>
        </>
      )}
      <DecidedList words={decisions} numbers={numbers} decided={report.decided} bots={bots} />
      <details>
        <summary>{words.caption}</summary>
        <Checks words={words} numbers={numbers} checks={report.checks} />
        <dl class="verdict-hashes">
          <dt>{words.headHash}</dt>
          <dd>
            <code>{report.headHash}</code>
          </dd>
          <dt>{words.lastHash}</dt>
          <dd>
            <code>{report.lastHash}</code>
          </dd>
        </dl>
      </details>
    </div>
  );
}

function Checks({
  words,
  numbers,
  checks,
}: Pick<VerdictProps<unknown>, 'words' | 'numbers'> & { readonly checks: readonly CheckReport[] }): JSX.Element {
  return (
    <table class="verdict-checks">
      <thead>
        <tr>
          <th scope="col">{words.meaningColumn}</th>
          <th scope="col" class="number">
            {words.timesColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ check, times }) => (
          <tr key={check}>
            <td>{words.checks[check]}</td>
            <td class="number">{times === 0 ? words.unchecked : `${numbers.count(times)} ×`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Failed({ words, numbers, message: { fault }, matchPage }: VerdictProps<VerifyFailed>): JSX.Element {
  return (
    <div class="verdict verdict-failed" data-verdict="failed">
      <p class="verdict-title">{words.failed}</p>
      {fault.line === undefined ? null : <p>{words.failedAt(numbers.count(fault.line))}</p>}
      <p>{words.failedCheck(words.checks[fault.check])}</p>
      <p>
        <code lang="en">{fault.message}</code>
      </p>
      {fault.match === undefined ? null : (
        <p>
          <a
            href={`${matchPage}?match=${fault.match}${fault.deal === undefined ? '' : `#${fault.deal}.${4 * ((fault.trick ?? -1) + 1)}`}`}
          >
            {words.failedMatch}
          </a>
        </p>
      )}
    </div>
  );
}
