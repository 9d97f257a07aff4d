import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import Fastify from 'fastify';
import { COMMAND } from '../called-as.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure, inPlainWords } from '../failure.ts';
import { serveSite } from '../http/site-files.ts';
import { listenForInterruption } from '../run/interruption.ts';
import type { Finish } from './finish.ts';
import { wholeNumber } from './flag-values.ts';

const DEFAULT_PORT = 8173;
const PORTS = { least: 0, most: 65_535, document: 'docs/ladder.md' } as const;

/** `bassadewitz view` */
export function addView(program: Command, finish: Finish): void {
  program
    .command('view')
    .description('Show a published site in a browser on this machine, until Ctrl-C.')
    .argument('<FOLDER>', 'the folder of the site')
    .option('--port <NUMBER>', 'port on this machine; 0 takes a free one', wholeNumber('--port', PORTS), DEFAULT_PORT)
    .action(async (folder: string, { port }: { port: number }) => {
      if (!existsSync(join(folder, 'data', 'v1', 'site.json'))) {
        throw new Failure(
          'FILES',
          `there is no site in ${folder}; make one with ${COMMAND} publish, see docs/ladder.md`,
        );
      }
      await view(resolve(folder), port);
      finish(EXIT_CODES.OK);
    });
}

async function view(folder: string, port: number): Promise<void> {
  const app = Fastify({ forceCloseConnections: true });
  await serveSite(app, folder);
  const stopped = new Promise<void>((stop) => {
    const interruption = listenForInterruption(() => {
      interruption.end();
      stop();
    });
  });
  let url: string;
  try {
    url = await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    throw new Failure('ADDRESS', `cannot listen on port ${port}: ${inPlainWords(error)}; give another with --port`);
  }
  process.stdout.write(`The site is at ${url}/ until you press Ctrl-C.\n`);
  await stopped;
  await app.close();
}
