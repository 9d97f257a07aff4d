import { resolve } from 'node:path';
import type { Command } from 'commander';
import { checkedBot, PATHS, type PartialConfig } from '../config/read-config.ts';
import { descriptionOf } from '../config/validate.ts';
import { Failure } from '../failure.ts';
import { collect } from './flag-values.ts';

/** Adds the flags on bots that come from afar. */
export function addRemoteFlags(command: Command): Command {
  return addServerFlags(
    command
      .option('--remote <NAME>', 'a remote bot that the registry knows; once for each bot', collect)
      .option('--guest <NAME>', 'a remote bot without a token, known by its name alone; once for each bot', collect),
  );
}

/** Adds those of them that concern the server, whoever plays. */
export function addServerFlags(command: Command): Command {
  return command
    .option('--registry <FILE>', descriptionOf('registry'))
    .option('--tls-cert <FILE>', descriptionOf('tlsCert'))
    .option('--tls-key <FILE>', descriptionOf('tlsKey'))
    .option('--trust-proxy <ADDRESS>', `${descriptionOf('trustProxy')} May be given several times.`, collect)
    .option('--origin <URL>', `${descriptionOf('origins')} May be given several times.`, collect)
    .option('--limit <NAME=NUMBER>', 'a limit of connections, see docs/remote-bots.md; once for each', collect);
}

/** What those flags say. @throws Failure USAGE */
export function readRemoteOptions(options: Readonly<Record<string, unknown>>): PartialConfig {
  const paths = PATHS.flatMap((field) => {
    const path = options[field];
    return typeof path === 'string' ? [[field, resolve(path)]] : [];
  });
  const { remote, guest, trustProxy, origin, limit } = options as Readonly<Record<string, string[] | undefined>>;
  const bots = [
    ...(remote ?? []).map((name) => checkedBot({ name, registered: true }, '--remote')),
    ...(guest ?? []).map((name) => checkedBot({ name, guest: true }, '--guest')),
  ];
  return {
    ...Object.fromEntries(paths),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(origin === undefined ? {} : { origins: origin }),
    ...(limit === undefined ? {} : { limits: Object.fromEntries(eachOnce(limit.map(readLimit))) }),
    ...(bots.length === 0 ? {} : { bots }),
  };
}

/** @throws Failure USAGE when a limit came twice: nobody can say which was meant */
function eachOnce(limits: readonly (readonly [name: string, value: number])[]) {
  const seen = new Map<string, number>();
  for (const [name, value] of limits) {
    const earlier = seen.get(name);
    if (earlier !== undefined) {
      throw new Failure(
        'USAGE',
        `--limit: ${name}=${earlier} and ${name}=${value} came; valid: each limit once; see docs/remote-bots.md`,
      );
    }
    seen.set(name, value);
  }
  return seen;
}

function readLimit(text: string): [name: string, value: number] {
  const [, name, number] = /^(\w+)=(\d{1,15})$/.exec(text) ?? [];
  if (name === undefined) {
    throw new Failure(
      'USAGE',
      `--limit ${JSON.stringify(text)} is not NAME=NUMBER, e.g. --limit connections=100; see docs/remote-bots.md`,
    );
  }
  return [name, Number(number)];
}
