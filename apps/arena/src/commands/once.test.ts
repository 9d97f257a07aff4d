import { Command } from 'commander';
import { expect, test } from 'vitest';
import { collect, wholeNumber } from './flag-values.ts';
import { refuseRepeated } from './once.ts';

function parsed(...args: string[]): Record<string, unknown> {
  const program = new Command();
  const inner = program
    .command('outer')
    .command('inner')
    .option('--rounds <COUNT>', '', wholeNumber('--rounds'), 7)
    .option('--bot <NAME>', '', collect)
    .option('--json', '', false)
    .option('--no-calibrate', '')
    .action(() => {});
  refuseRepeated(program);
  program.parse(['outer', 'inner', ...args], { from: 'user' });
  return inner.opts();
}

test('a flag with a value that stands twice is refused with both', () => {
  expect(() => parsed('--rounds', '1', '--rounds=2')).toThrow('--rounds: "1" and "2" came; valid: the flag once');
  expect(() => parsed('--rounds', '1', '--json', '--rounds', '1')).toThrow('--rounds: "1" and "1" came');
});

test('once it may stand there, beside its default', () => {
  expect(parsed('--rounds', '1')).toMatchObject({ rounds: 1 });
  expect(parsed()).toMatchObject({ rounds: 7 });
});

test('what collects its values, and a switch, may be given more often', () => {
  expect(parsed('--bot', 'a', '--bot', 'b', '--json', '--json', '--no-calibrate', '--no-calibrate')).toEqual({
    rounds: 7,
    bot: ['a', 'b'],
    json: true,
    calibrate: false,
  });
});
