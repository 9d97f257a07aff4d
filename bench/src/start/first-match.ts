/**
 * When the first match of a run began, in ms of the epoch, by the run's log at the level `debug`. A table says so in the moment
 * before it deals and asks for the first card, with nothing to wait for in between.
 *
 * @throws if no match began
 */
export function firstMatchAt(log: string): number {
  for (const line of log.split('\n')) {
    if (!line.includes('"match begins"')) continue;
    const { msg, time } = JSON.parse(line) as { msg: string; time: number };
    if (msg === 'match begins') return time;
  }
  throw new Error('no match began');
}
