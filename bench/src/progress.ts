/** Tells on stderr what is going on, since the report on stdout comes last. */
export function progress(text: string): void {
  process.stderr.write(`bench: ${text}\n`);
}
