import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { collect } from './flag-values.ts';

/**
 * Lets each flag with a value be given once, in a command and those below it; those that collect their values are left as they are. The
 * parser takes the last without a word.
 */
export function refuseRepeated(command: Command): void {
  for (const option of command.options) {
    // A switch says the same however often it stands there.
    if ((!option.required && !option.optional) || option.parseArg === collect) continue;
    let earlier: string | undefined;
    command.on(`option:${option.name()}`, (value: string) => {
      if (earlier === undefined) {
        earlier = value;
        return;
      }
      throw new Failure(
        'USAGE',
        `${option.long}: ${JSON.stringify(earlier)} and ${JSON.stringify(value)} came; valid: the flag once; see --help`,
      );
    });
  }
  for (const inner of command.commands) refuseRepeated(inner);
}
