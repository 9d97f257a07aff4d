import { createInterface } from 'node:readline';
import { checkSeed } from '@bassadewitz/fairness';
import { Failure } from '../failure.ts';

/**
 * Asks the organiser for the text that the named source published after the commitment: one line on standard input.
 * @throws Failure USAGE when no usable line comes, the signal's reason when the run is stopped meanwhile
 */
export async function askForEntropy(source: string, commitment: string, stop: AbortSignal): Promise<string> {
  process.stderr.write(
    `bassadewitz: the commitment to the seed is ${commitment}\n` +
      `bassadewitz: publish it, then take the text from ${source} and give it here as one line:\n`,
  );
  const lines = createInterface({ input: process.stdin });
  try {
    const line = await new Promise<string | undefined>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(undefined));
      stop.addEventListener('abort', () => reject(stop.reason), { once: true });
    });
    if (line === undefined)
      throw new Failure('USAGE', `no entropy from ${source} came on standard input; see docs/fairness.md`);
    const checked = checkSeed(line.trim());
    if (!checked.ok) throw new Failure('USAGE', `the entropy ${checked.error.message}; see docs/fairness.md`);
    return checked.value;
  } finally {
    lines.close();
  }
}
