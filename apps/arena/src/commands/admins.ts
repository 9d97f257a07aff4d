import type { Command } from 'commander';
import { DEFAULT_ADMINS } from '../accounts/admins.ts';
import type { Finish } from './finish.ts';
import { addTokenCommands } from './tokens.ts';

/** `bassadewitz admins` */
export function addAdmins(program: Command, finish: Finish): void {
  addTokenCommands(program, finish, {
    command: 'admins',
    noun: 'admin',
    flag: '--admins',
    file: DEFAULT_ADMINS,
    owned: false,
    about: {
      all: 'Who may give orders to a server over HTTP: add one and get a token, list them, revoke tokens.',
      add: 'Make a token for an organiser. It is shown once; only its hash is kept.',
      list: 'Who is known, and by which tokens.',
      revoke: 'Take no more orders by a token of an organiser, or by any.',
    },
    revoked: 'A server that runs takes notice within seconds.',
  });
}
