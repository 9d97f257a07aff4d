import { hashOfToken } from '@bassadewitz/gateway';
import type { Command } from 'commander';
import { botNamed, hashesOf, type Registry, tokenId, withoutTokens, withToken } from '../accounts/registry.ts';
import { changeRegistry, DEFAULT_REGISTRY, readRegistry } from '../accounts/registry-file.ts';
import { newToken } from '../accounts/token.ts';
import { textTable } from '../display/text-table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';
import type { Finish } from './finish.ts';

interface BotsOptions {
  readonly registry: string;
  readonly json: boolean;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const OWNER = /^[^\p{C}]{1,64}$/u;

/** `bassadewitz bots` */
export function addBots(program: Command, finish: Finish): void {
  const bots = program
    .command('bots')
    .description('The bots that may come from afar: add one and get its token, list them, revoke tokens.');
  const common = (command: Command) =>
    command
      .option('--registry <FILE>', 'the file that knows the bots', DEFAULT_REGISTRY)
      .option('--json', 'print JSON', false);
  common(bots.command('add'))
    .description('Make a token for a bot, known or new. It is shown once; only its hash is kept.')
    .argument('<NAME>', 'the name under which the bot plays')
    .option('--owner <NAME>', 'who answers for the bot; needed for a new one')
    .action((name: string, options: BotsOptions & { readonly owner?: string }) => {
      const added = add(name, options.owner, options.registry);
      process.stdout.write(options.json ? `${JSON.stringify(added, null, 2)}\n` : addedText(added));
      finish(EXIT_CODES.OK);
    });
  common(bots.command('list'))
    .description('Who is known, and by which tokens.')
    .action(({ registry, json }: BotsOptions) => {
      const known = readRegistry(registry);
      process.stdout.write(json ? `${JSON.stringify(asJson(known), null, 2)}\n` : listText(known));
      finish(EXIT_CODES.OK);
    });
  common(bots.command('revoke'))
    .description('Let a bot in no more by a token, or by any. A session that it has open is closed.')
    .argument('<NAME>', 'the bot')
    .option('--token <ID>', 'only this token, by the eight digits that list shows')
    .action((name: string, options: BotsOptions & { readonly token?: string }) => {
      const revoked = revoke(name, options.token, options.registry);
      process.stdout.write(
        options.json
          ? `${JSON.stringify({ name, revoked }, null, 2)}\n`
          : `Revoked of ${name}: ${revoked.join(', ')}. Running tournaments take notice within seconds.\n`,
      );
      finish(EXIT_CODES.OK);
    });
  for (const command of bots.commands) command.exitOverride().copyInheritedSettings(program);
}

function add(name: string, owner: string | undefined, path: string) {
  if (!NAME.test(name)) throw new Failure('USAGE', `the name ${JSON.stringify(name)} does not match ${NAME.source}`);
  if (owner !== undefined && !OWNER.test(owner)) {
    throw new Failure('USAGE', `--owner: ${JSON.stringify(owner)} is not a text of 1 to 64 printable characters`);
  }
  const token = newToken();
  const made = { hash: hashOfToken(token), made: new Date().toISOString() };
  return changeRegistry(path, (registry) => {
    const known = botNamed(registry, name);
    if (known !== undefined && known.name !== name) {
      throw new Failure('USAGE', `there is a bot ${known.name}; names are unique, upper and lower case alike`);
    }
    const who = owner ?? known?.owner;
    if (who === undefined) throw new Failure('USAGE', `bot ${name} is new: say who answers for it with --owner NAME`);
    return [withToken(registry, name, who, made), { name, owner: who, token, id: tokenId(made) }];
  });
}

function addedText({ name, owner, token, id }: ReturnType<typeof add>): string {
  return `Token ${id} of ${name} (owner ${owner}), shown this once:\n${token}\n`;
}

function revoke(name: string, id: string | undefined, path: string): string[] {
  const known = readRegistry(path);
  const bot = known.find((one) => one.name === name);
  const names = known.map((one) => one.name);
  if (bot === undefined) {
    throw new Failure('USAGE', `there is no bot ${name}${didYouMean(name, names)}; valid: ${names.join(', ')}`);
  }
  const valid = hashesOf(bot).map((hash) => tokenId({ hash, made: '' }));
  const meant = id === undefined ? valid : valid.filter((one) => one === id);
  if (meant.length === 0) {
    const which = id === undefined ? 'no token that could be revoked' : `no token ${id}`;
    throw new Failure('USAGE', `bot ${name} has ${which}; valid: ${valid.join(', ') || 'none'}`);
  }
  return changeRegistry(path, (registry) => [withoutTokens(registry, name, id, new Date().toISOString()), meant]);
}

/** What programs get: everything but the hashes. */
function asJson(registry: Registry) {
  return registry.map(({ name, owner, tokens }) => ({
    name,
    owner,
    tokens: tokens.map((token) => ({ id: tokenId(token), made: token.made, revoked: token.revoked ?? null })),
  }));
}

function listText(registry: Registry): string {
  if (registry.length === 0) return 'No bots.\n';
  const rows = registry.flatMap(({ name, owner, tokens }) =>
    tokens.map((token) => [name, owner, tokenId(token), token.made.slice(0, 10), token.revoked?.slice(0, 10) ?? '']),
  );
  return `${textTable(['bot', 'owner', 'token', 'made', 'revoked'], rows, [0, 1, 2, 3, 4])}\n`;
}
