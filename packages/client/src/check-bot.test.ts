import { describe, expect, it } from 'vitest';
import { checkBot } from './check-bot.ts';
import { TESTER } from './fakes/bot-run.ts';

describe('a bot', () => {
  it('may be an object or an instance of a class, with fields of its own', () => {
    class Player {
      readonly name = 'a.b_c-9';
      readonly version = '2.0 (night build)';
      once = true;
      chooseCard(): '7C' {
        return '7C';
      }
      onMatchResult(): void {}
    }
    expect(() => checkBot(new Player())).not.toThrow();
    expect(() => checkBot(TESTER)).not.toThrow();
  });

  it.each([
    [undefined, 'a bot is an object with name, version and chooseCard, but undefined came'],
    [() => '7C', 'a bot is an object with name, version and chooseCard, but a function came'],
    [
      { ...TESTER, name: undefined },
      "a bot's name is 1 to 32 letters, digits, dots, underscores and hyphens, the first a letter or digit, but undefined came",
    ],
    [{ ...TESTER, name: 'my bot' }, 'the first a letter or digit, but "my bot" came'],
    [{ ...TESTER, version: 3 }, 'the version of tester must be 1 to 64 printable ASCII characters, but 3 came'],
    [{ ...TESTER, version: 'β' }, 'the version of tester must be 1 to 64 printable ASCII characters, but "β" came'],
    [{ name: 'x', version: '1', choose: () => '7C' }, 'x needs a method chooseCard(request), but undefined came'],
    [{ ...TESTER, prepare: true }, 'prepare of tester must be a method, but true came'],
    [
      { ...TESTER, onDealresult: () => 0 },
      'tester has a method onDealresult, but the hooks are onDealResult, onMatchResult, onError (nearest: onDealResult)',
    ],
    [{ ...TESTER, onError: 'loud' }, 'onError of tester must be a method, but "loud" came'],
  ])('is refused in plain words: %o', (bot, message) => {
    expect(() => checkBot(bot)).toThrow(
      expect.objectContaining({ code: 'BAD_BOT', exitCode: 2, message: expect.stringContaining(message) }),
    );
  });

  it('whose hook is misspelt is refused even where a class defines it', () => {
    class Player {
      readonly name = 'x';
      readonly version = '1';
      chooseCard(): '7C' {
        return '7C';
      }
      onMatchresult(): void {}
    }
    expect(() => checkBot(new Player())).toThrow('(nearest: onMatchResult)');
  });
});
