import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, processesWith, runCommand, temporaryFolder } from './testing/command.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** Stands in the command line of one bot here, and of none anywhere else. */
const SILENT = `silent-${process.pid}`;

const bots = ['a', 'b', 'c', 'd'].flatMap((name) => exampleBot('random', name));
// A machine that is busy with other tests must not be what is refused.
const four = ['--no-calibrate', ...bots];
const three = ['--no-calibrate', ...bots.slice(2)];

beforeAll(() => {
  writeFileSync(join(folder.path, 'torn.json'), '{ "rules": "easy", ');
  writeFileSync(join(folder.path, 'field.json'), '{ "rulez": "easy" }');
  writeFileSync(join(folder.path, 'value.json'), '{ "rules": "esay" }');
  writeFileSync(join(folder.path, 'bot.json'), '{ "bots": [{ "name": "a", "comand": "x" }] }');
  writeFileSync(
    join(folder.path, 'both.json'),
    '{ "bots": [{ "name": "a", "command": "x", "token": "0123456789abcdef" }] }',
  );
  writeFileSync(join(folder.path, 'neither.json'), '{ "bots": [{ "name": "a" }] }');
  writeFileSync(join(folder.path, 'empty.json'), '{ "bots": [{ "name": "a", "command": "" }] }');
  writeFileSync(join(folder.path, 'list.json'), '{ "bots": [{ "name": "a", "command": [] }] }');
  writeFileSync(join(folder.path, 'twice.json'), '{\n  "rounds": 1,\n  "rounds": 2 }');
  writeFileSync(join(folder.path, 'champion.json'), '{ "champion": "a" }');
  writeFileSync(join(folder.path, 'short.json'), '{ "bots": [{ "name": "a", "token": "secret" }] }');
});

/** What is typed, the exit code, and what the one line must say. */
const CASES: [title: string, args: string[], code: number, says: RegExp][] = [
  ['an unknown command', ['turnament'], 2, /unknown command 'turnament' \(did you mean tournament\?\)/],
  ['an unknown flag', ['tournament', '--ruels', 'easy'], 2, /unknown option '--ruels' \(did you mean --rules\?\)/],
  ['a command below another that is unknown', ['bots', 'ad'], 2, /unknown command 'ad' \(did you mean add\?\)/],
  ['an unknown flag before --', ['check', '--lost', '--', 'x'], 2, /unknown option '--lost' \(did you mean --list\?\)/],
  [
    'a flag twice',
    ['tournament', ...four, '--rounds', '1', '--rounds', '2'],
    2,
    /: --rounds: "1" and "2" came; valid: the flag once; see --help/,
  ],
  [
    'a flag twice of a command below another',
    ['bots', 'add', 'x', '--owner', 'A', '--owner', 'B'],
    2,
    /: --owner: "A" and "B" came/,
  ],
  [
    'a limit twice',
    ['tournament', ...four, '--limit', 'connections=1', '--limit', 'connections=2'],
    2,
    /: --limit: connections=1 and connections=2 came; valid: each limit once/,
  ],
  ['an argument too many', ['tournament', 'now'], 2, /too many arguments/],
  [
    'an unknown rule set',
    ['tournament', ...four, '--rules', 'clasic'],
    2,
    /--rules: unknown value "clasic" \(did you mean classic\?\); valid: classic, easy, swedish/,
  ],
  [
    'an unknown format',
    ['tournament', ...four, '--format', 'swiss'],
    2,
    /--format: unknown value "swiss"; valid: balanced, all, gauntlet, budget/,
  ],
  ['a number that is none', ['tournament', ...four, '--move-ms', 'fast'], 2, /--move-ms: "fast" is not a whole number/],
  [
    'a number out of range',
    ['tournament', ...four, '--move-ms', '0'],
    2,
    /--move-ms: 0 is out of range; valid: whole numbers from 1 to 3600000/,
  ],
  [
    'replays that are neither 1 nor 4',
    ['tournament', ...four, '--replays', '2'],
    2,
    /--replays: unknown value 2; valid: 1, 4/,
  ],
  ['an empty seed', ['tournament', ...four, '--seed', ''], 2, /--seed: a text of 0 characters is too short/],
  [
    'an unknown log level',
    ['tournament', ...four, '--log-level', 'loud'],
    2,
    /--log-level: unknown value "loud"; valid: trace, debug/,
  ],
  ['a bot that is not NAME=COMMAND', ['tournament', '--bot', 'a'], 2, /--bot "a" is not NAME=COMMAND.*; see docs/],
  [
    'a bot name that is none',
    ['tournament', ...exampleBot('random', 'a b'), ...three],
    2,
    /--bot: "a b" does not match/,
  ],
  ['a bot name twice', ['tournament', ...four, ...exampleBot('random', 'A')], 2, /the bot name A stands twice/],
  [
    'a name of the house',
    ['tournament', ...exampleBot('low', 'House-low')],
    2,
    /the bot name House-low came; names that begin with house- are kept for the bots that the arena fills up with/,
  ],
  [
    'the name of a remote bot that is none',
    ['tournament', ...three, '--remote', 'a/b'],
    2,
    /: --remote: "a\/b" does not/,
  ],
  ['the name of a guest that is none', ['tournament', ...three, '--guest', ''], 2, /: --guest: "" does not match/],
  [
    'a new version without a command',
    ['compare', 'a', 'b=x'],
    2,
    /NEW=COMMAND "a" is not NAME=COMMAND, e\.g\. mine="node mine\.js"/,
  ],
  ['a champion whose name is none', ['compare', 'a=x', 'b b=x'], 2, /: CHAMPION=COMMAND: "b b" does not match/],
  [
    'a new version whose twins have no name',
    ['compare', `${'a'.repeat(31)}=x`, 'b=x'],
    2,
    /NEW=COMMAND: the name a+ has 31/,
  ],
  [
    'no board to compare at',
    ['compare', 'a=x', 'b=x', '--max-boards', '0'],
    2,
    /--max-boards: 0 is out of range; valid: whole numbers from 1; see docs\/tournaments\.md/,
  ],
  [
    'a gain that is none',
    ['compare', 'a=x', 'b=x', '--gain', '0'],
    2,
    /--gain: 0 is out of range; valid: numbers above 0; see docs\/tournaments\.md/,
  ],
  [
    'one name for both versions',
    ['compare', 'n=x', 'N=y'],
    2,
    /: NEW=COMMAND and CHAMPION=COMMAND: the names n and N came; valid: two different names/,
  ],
  [
    'a name of the house for a new version',
    ['compare', 'house-x=x', 'b=x'],
    2,
    /the bot name house-x came; names that begin with house- are kept/,
  ],
  [
    'a name of the house for a bot from afar',
    ['bots', 'add', 'House-x', '--owner', 'A'],
    2,
    /the bot name House-x came; names that begin with house- are kept .*; see docs\/remote-bots\.md/,
  ],
  [
    'a bot with an empty command',
    ['tournament', '--bot', 'x='],
    2,
    /: --bot: the command of bot x is an empty text; valid: a program and its arguments/,
  ],
  [
    'a command with a quote that is not closed',
    ['tournament', '--bot', 'x="unbalanced'],
    2,
    /: --bot: the command of bot x has a quote at character 1 \("\) that is not closed; valid: .*; see docs/,
  ],
  [
    'a command to compare with a quote that is not closed',
    ['compare', 'a=x', "b=node it's.js"],
    2,
    /: CHAMPION=COMMAND: the command of bot b has a quote at character 8/,
  ],
  ['an empty command in a file', ['tournament', '--config', 'empty.json'], 2, /the command of bot a is an empty text/],
  ['a command of no words', ['tournament', '--config', 'list.json'], 2, /the command of bot a is an empty list/],
  [
    'a field that stands twice',
    ['tournament', '--config', 'twice.json'],
    2,
    /twice\.json at line 3: the field "rounds" stands twice; valid: each field once; see docs\/tournaments\.md/,
  ],
  ['no bot', ['tournament'], 2, /no bot was given: name each/],
  [
    'a champion who does not play',
    ['tournament', ...four, '--format', 'gauntlet', '--champion', 'e'],
    2,
    /--champion: there is no bot e; valid: a, b, c, d; see docs/,
  ],
  [
    'a gauntlet without a champion',
    ['tournament', ...four, '--format', 'gauntlet'],
    2,
    /--champion is missing: the format gauntlet came, .*; valid: a, b, c, d; see docs\/tournaments\.md/,
  ],
  [
    'a champion in a file for another format',
    ['tournament', ...four, '--config', 'champion.json'],
    2,
    /--champion: a came with the format balanced; valid: a champion with the format gauntlet alone; see docs/,
  ],
  [
    'a champion to schedule for another format',
    ['schedule', '--bots', '8', '--champion', '0'],
    2,
    /--champion: 0 came with the format balanced; valid: a champion with --format gauntlet alone; see docs/,
  ],
  [
    'a champion to schedule that is no bot',
    ['schedule', '--bots', '8', '--format', 'gauntlet', '--champion', '8'],
    2,
    /--champion: 8 is the number of no bot; valid: whole numbers from 0 to 7; see docs/,
  ],
  [
    'a file that is not there',
    ['tournament', '--config', 'none.json'],
    5,
    /cannot read the configuration none\.json: there is no such file/,
  ],
  ['a file that is not JSON', ['tournament', '--config', 'torn.json'], 2, /torn\.json is not JSON: .*line/],
  [
    'an unknown field',
    ['tournament', '--config', 'field.json'],
    2,
    /field\.json: unknown field "rulez" \(did you mean rules\?\); valid: rules, format/,
  ],
  [
    'a wrong value in a file',
    ['tournament', '--config', 'value.json'],
    2,
    /value\.json at \/rules: unknown value "esay" \(did you mean easy\?\)/,
  ],
  [
    'an unknown field of a bot',
    ['tournament', '--config', 'bot.json'],
    2,
    /at \/bots\/0: unknown field "comand" \(did you mean command\?\)/,
  ],
  [
    'a bot with command and token',
    ['tournament', '--config', 'both.json'],
    2,
    /bot a has more than one of command, token, registered and guest/,
  ],
  [
    'a bot with neither',
    ['tournament', '--config', 'neither.json'],
    2,
    /bot a has none of command, token, registered and guest/,
  ],
  ['a token that is too short', ['tournament', '--config', 'short.json'], 2, /too short; at least 16/],
  [
    'a program that does not exist',
    ['tournament', ...three, '--bot', 'a=no-such-program'],
    3,
    /bot a could not be started: no such program/,
  ],
  [
    'a program to check that does not exist',
    ['check', '--', 'no-such-program', '--fast'],
    3,
    /the bot could not be started: no such program or working folder; its command is: no-such-program --fast;/,
  ],
  [
    'a program to check that is none',
    ['check', '--', './torn.json'],
    3,
    /the bot could not be started: it is no program that may be run; its command is: \.\/torn\.json;/,
  ],
  [
    'a bot that exits at once',
    ['tournament', ...three, '--bot', `a="${process.execPath}" -e "console.error('out of luck'); process.exit(9)"`],
    3,
    /bot a exited with code 9 before it was ready; it said: out of luck/,
  ],
  [
    'a bot that never says hello',
    [
      'tournament',
      ...three,
      '--bot',
      `a="${process.execPath}" -e "setInterval(() => {}, 1e9)" ${SILENT}`,
      // The others need a while where many commands run at once, and must not be what is named.
      '--connect-ms',
      '10000',
    ],
    3,
    /bot a did not say hello within 10000 ms/,
  ],
  [
    'an address of another machine',
    ['tournament', ...four, '--host', '192.0.2.1'],
    4,
    /cannot listen on 192\.0\.2\.1:0: the address is not one of this machine/,
  ],
  [
    'a folder that cannot be made',
    ['tournament', ...four, '--out', 'torn.json/run'],
    5,
    /cannot make the run's folder .*: a part of the path is not a folder/,
  ],
  ['a folder that is in use', ['tournament', ...four, '--out', '.'], 5, /is not empty/],
];

describe.concurrent('bad input', () => {
  test.each(CASES)('%s is one line on what came and what is valid', async (_title, args, code, says) => {
    const ran = await runCommand(args, folder.path);
    expect(ran.stderr).toMatch(says);
    expect(ran.stderr).toMatch(/^bassadewitz: [^\n]+\n$/);
    expect(ran.code).toBe(code);
    expect(ran.stdout).toBe('');
  });

  test('a port in use is named', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const ran = await runCommand(['tournament', ...four, '--port', String(port)], folder.path);
    server.close();
    expect(ran.stderr).toMatch(/^bassadewitz: cannot listen on 127\.0\.0\.1:\d+: the port is in use; [^\n]+\n$/);
    expect(ran.code).toBe(4);
  });
});

test('after all that no bot process is left', async () => {
  await expect.poll(() => processesWith(SILENT)).toEqual([]);
});
