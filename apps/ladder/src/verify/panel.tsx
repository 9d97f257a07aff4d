import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Numbers } from '../words/numbers.ts';
import type { DecisionWords } from '../words/shape/decision-words.ts';
import type { VerifyWords } from '../words/verify/verify-words.ts';
import type { VerifyMessage, VerifyProgress, VerifyRequest } from './messages.ts';
import { Verdict } from './verdict.tsx';

export interface PanelProps {
  readonly words: VerifyWords;
  readonly decisions: DecisionWords;
  readonly numbers: Numbers;
  /** Whole addresses of the ledger and the tournament's document. */
  readonly addresses: Omit<VerifyRequest, 'kept'>;
  /** Address of the match page. */
  readonly matchPage: string;
  /** Starts a worker that answers a `VerifyRequest` with `VerifyMessage`s. */
  readonly start: () => Worker;
}

type State =
  | { readonly kind: 'idle' | 'cancelled' }
  | { readonly kind: 'running'; readonly progress: VerifyProgress }
  | { readonly kind: 'done'; readonly message: Exclude<VerifyMessage, VerifyProgress> };

/** The button that verifies the ledger, how far it is, and what came of it. */
export function Panel({ words, decisions, numbers, addresses, matchPage, start }: PanelProps): JSX.Element {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [keptText, setKeptText] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const worker = useRef<Worker | undefined>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => stop, []);

  const verify = () => {
    const kept = keptText.split(/\s+/).filter((text) => text !== '');
    const odd = kept.find((text) => !/^[0-9a-f]{64}$/i.test(text));
    setWrong(odd);
    if (odd !== undefined) return;
    stop();
    setState({ kind: 'running', progress: { kind: 'progress', phase: 'download', done: 0, of: 0 } });
    const started = start();
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<VerifyMessage>) => {
      if (data.kind === 'progress') return setState({ kind: 'running', progress: data });
      stop();
      setState({ kind: 'done', message: data });
    };
    started.onerror = ({ message }) => {
      stop();
      setState({ kind: 'done', message: { kind: 'broken', message } });
    };
    started.postMessage({ ...addresses, kept } satisfies VerifyRequest);
  };
  const cancel = () => {
    stop();
    setState({ kind: 'cancelled' });
  };
  return (
    <div class="verify-panel">
      {state.kind === 'running' ? (
        <>
          <Progress words={words} numbers={numbers} progress={state.progress} />
          <p>
            <button type="button" class="button button-quiet" onClick={cancel}>
              {words.cancel}
            </button>
          </p>
        </>
      ) : (
        <p>
          <button type="button" class="button" onClick={verify}>
            {state.kind === 'idle' ? words.start : words.again}
          </button>
        </p>
      )}
      <div role="status">
        {state.kind === 'cancelled' ? <p>{words.cancelled}</p> : null}
        {state.kind === 'done' ? (
          <Verdict
            words={words}
            decisions={decisions}
            numbers={numbers}
            message={state.message}
            matchPage={matchPage}
          />
        ) : null}
      </div>
      <details class="verify-kept">
        <summary>{words.keptTitle}</summary>
        <p>{words.keptHelp}</p>
        <label>
          <span>{words.keptLabel}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={keptText}
            aria-invalid={wrong !== undefined}
            onInput={({ currentTarget }) => setKeptText(currentTarget.value)}
          />
        </label>
        {wrong === undefined ? null : <p role="alert">{words.keptWrong(wrong)}</p>}
      </details>
    </div>
  );
}

interface ProgressProps extends Pick<PanelProps, 'words' | 'numbers'> {
  readonly progress: VerifyProgress;
}

function Progress({ words, numbers, progress: { phase, done, of } }: ProgressProps): JSX.Element {
  const name = words.phases[phase];
  const text =
    of === 0 ? `${name}: ${numbers.bytes(done)}` : words.progress(name, numbers.bytes(done), numbers.bytes(of));
  return (
    <div class="verify-progress">
      <progress aria-label={name} {...(of === 0 ? {} : { value: done, max: of })} />
      <p>{text}</p>
    </div>
  );
}
