import { existsSync } from 'node:fs';
import { hashOfToken } from '@bassadewitz/gateway';
import type { Command } from 'commander';
import { botNamed, hashesOf, type Registry, tokenId, withoutTokens, withToken } from '../accounts/registry.ts';
import { changeRegistry, readRegistry } from '../accounts/registry-file.ts';
import { newToken } from '../accounts/token.ts';
import { COMMAND } from '../called-as.ts';
import { refuseHouseName } from '../config/house-name.ts';
import { textTable } from '../display/text-table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';
import type { Finish } from './finish.ts';

/** Whose tokens a command is about: they are kept in files of one form. */
export interface Holders {
  readonly command: 'bots' | 'admins';
  /** What one of them is called. */
  readonly noun: string;
  readonly flag: '--registry' | '--admins';
  readonly file: string;
  /** Whether a new one needs somebody who answers for it. */
  readonly owned: boolean;
  readonly about: { readonly all: string; readonly add: string; readonly list: string; readonly revoke: string };
  readonly revoked: string;
}

interface TokenOptions {
  readonly registry?: string;
  readonly admins?: string;
  readonly json: boolean;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const OWNER = /^[^\p{C}]{1,64}$/u;

/** `bassadewitz bots` and `bassadewitz admins`: make tokens, list who has any, revoke them. */
export function addTokenCommands(program: Command, finish: Finish, holders: Holders): void {
  const { command: verb, noun, flag, about } = holders;
  const parent = program.command(verb).description(about.all);
  const pathOf = (options: TokenOptions) => options[flag === '--registry' ? 'registry' : 'admins'] ?? holders.file;
  const common = (command: Command) =>
    command.option(`${flag} <FILE>`, `the file that knows them`, holders.file).option('--json', 'print JSON', false);
  const adding = common(parent.command('add')).description(about.add).argument('<NAME>', `the name of the ${noun}`);
  if (holders.owned) adding.option('--owner <NAME>', `who answers for the ${noun}; needed for a new one`);
  adding.action((name: string, options: TokenOptions & { readonly owner?: string }) => {
    const added = add(holders, name, options.owner, pathOf(options));
    process.stdout.write(options.json ? `${JSON.stringify(added, null, 2)}\n` : addedText(holders, added));
    finish(EXIT_CODES.OK);
  });
  common(parent.command('list'))
    .description(about.list)
    .action((options: TokenOptions) => {
      const known = knownIn(holders, pathOf(options));
      process.stdout.write(options.json ? `${JSON.stringify(asJson(known), null, 2)}\n` : listText(holders, known));
      finish(EXIT_CODES.OK);
    });
  common(parent.command('revoke'))
    .description(about.revoke)
    .argument('<NAME>', `the ${noun}`)
    .option('--token <ID>', 'only this token, by the eight digits that list shows')
    .action((name: string, options: TokenOptions & { readonly token?: string }) => {
      const revoked = revoke(holders, name, options.token, pathOf(options));
      process.stdout.write(
        options.json
          ? `${JSON.stringify({ name, revoked }, null, 2)}\n`
          : `Revoked of ${name}: ${revoked.join(', ')}. ${holders.revoked}\n`,
      );
      finish(EXIT_CODES.OK);
    });
  for (const command of parent.commands) command.exitOverride().copyInheritedSettings(program);
}

function add({ noun, owned }: Holders, name: string, owner: string | undefined, path: string) {
  if (!NAME.test(name)) throw new Failure('USAGE', `the name ${JSON.stringify(name)} does not match ${NAME.source}`);
  // Organisers play in no tournament.
  if (owned) refuseHouseName(name, 'docs/remote-bots.md');
  if (owner !== undefined && !OWNER.test(owner)) {
    throw new Failure('USAGE', `--owner: ${JSON.stringify(owner)} is not a text of 1 to 64 printable characters`);
  }
  const token = newToken();
  const made = { hash: hashOfToken(token), made: new Date().toISOString() };
  return changeRegistry(path, (registry) => {
    const known = botNamed(registry, name);
    if (known !== undefined && known.name !== name) {
      throw new Failure('USAGE', `there is a ${noun} ${known.name}; names are unique, upper and lower case alike`);
    }
    const who = owner ?? known?.owner ?? (owned ? undefined : name);
    if (who === undefined)
      throw new Failure('USAGE', `${noun} ${name} is new: say who answers for it with --owner NAME`);
    return [withToken(registry, name, who, made), { name, owner: who, token, id: tokenId(made) }];
  });
}

function addedText({ owned }: Holders, { name, owner, token, id }: ReturnType<typeof add>): string {
  return `Token ${id} of ${name}${owned ? ` (owner ${owner})` : ''}, shown this once:\n${token}\n`;
}

function revoke(holders: Holders, name: string, id: string | undefined, path: string): string[] {
  const { noun } = holders;
  const known = knownIn(holders, path);
  const bot = known.find((one) => one.name === name);
  const names = known.map((one) => one.name);
  if (bot === undefined) {
    throw new Failure('USAGE', `there is no ${noun} ${name}${didYouMean(name, names)}; valid: ${names.join(', ')}`);
  }
  const valid = hashesOf(bot).map((hash) => tokenId({ hash, made: '' }));
  const meant = id === undefined ? valid : valid.filter((one) => one === id);
  if (meant.length === 0) {
    const which = id === undefined ? 'no token that could be revoked' : `no token ${id}`;
    throw new Failure('USAGE', `${noun} ${name} has ${which}; valid: ${valid.join(', ') || 'none'}`);
  }
  return changeRegistry(path, (registry) => [withoutTokens(registry, name, id, new Date().toISOString()), meant]);
}

/** Who stands in the file. @throws Failure FILES when it cannot be read; where there is none, with how it comes about */
function knownIn({ command, flag, owned }: Holders, path: string): Registry {
  if (existsSync(path)) return readRegistry(path);
  const add = `${COMMAND} ${command} add NAME${owned ? ' --owner NAME' : ''}`;
  throw new Failure(
    'FILES',
    `there is no file ${path} yet: ${add} makes it; if it is elsewhere, name it with ${flag}; see docs/${owned ? 'remote-bots' : 'serve'}.md`,
  );
}

/** What programs get: everything but the hashes. */
function asJson(registry: Registry) {
  return registry.map(({ name, owner, tokens }) => ({
    name,
    owner,
    tokens: tokens.map((token) => ({ id: tokenId(token), made: token.made, revoked: token.revoked ?? null })),
  }));
}

function listText({ command, noun }: Holders, registry: Registry): string {
  if (registry.length === 0) return `No ${command}.\n`;
  const rows = registry.flatMap(({ name, owner, tokens }) =>
    tokens.map((token) => [name, owner, tokenId(token), token.made.slice(0, 10), token.revoked?.slice(0, 10) ?? '']),
  );
  return `${textTable([noun, 'owner', 'token', 'made', 'revoked'], rows, [0, 1, 2, 3, 4])}\n`;
}
