/** What a person's Ctrl-C, or the system's SIGTERM, asks for. */
export interface Interruption {
  /** Aborted at the first: finish what is in play, save, end. */
  readonly stop: AbortSignal;
  /** Aborted at the second: end now. */
  readonly abandon: AbortSignal;
  /** Takes the handlers away. */
  end(): void;
}

/** Listens for Ctrl-C and SIGTERM. @param onStop called at the first, to tell the person what happens now */
export function listenForInterruption(onStop: () => void): Interruption {
  const stop = new AbortController();
  const abandon = new AbortController();
  const handle = () => {
    if (stop.signal.aborted) return abandon.abort();
    stop.abort();
    onStop();
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  return {
    stop: stop.signal,
    abandon: abandon.signal,
    end() {
      process.off('SIGINT', handle);
      process.off('SIGTERM', handle);
    },
  };
}
