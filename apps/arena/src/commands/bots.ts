import type { Command } from 'commander';
import { DEFAULT_REGISTRY } from '../accounts/registry-file.ts';
import type { Finish } from './finish.ts';
import { addTokenCommands } from './tokens.ts';

/** `bassadewitz bots` */
export function addBots(program: Command, finish: Finish): void {
  addTokenCommands(program, finish, {
    command: 'bots',
    noun: 'bot',
    flag: '--registry',
    file: DEFAULT_REGISTRY,
    owned: true,
    about: {
      all: 'The bots that may come from afar: add one and get its token, list them, revoke tokens.',
      add: 'Make a token for a bot, known or new. It is shown once; only its hash is kept.',
      list: 'Who is known, and by which tokens.',
      revoke: 'Let a bot in no more by a token, or by any. A session that it has open is closed.',
    },
    revoked: 'Running tournaments take notice within seconds.',
  });
}
