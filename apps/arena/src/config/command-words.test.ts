import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandWords } from './command-words.ts';

describe('the command of a bot', () => {
  test.each([
    ['node mine.js', ['node', 'mine.js']],
    [' node   "my bots/mine.js" ', ['node', 'my bots/mine.js']],
    [`python3 -c 'print("hi")'`, ['python3', '-c', 'print("hi")']],
    ['bot --name="a b" ""', ['bot', '--name=a b', '']],
    ['C:\\bots\\mine.exe "C:\\my bots\\x.json"', ['C:\\bots\\mine.exe', 'C:\\my bots\\x.json']],
    [
      ['node', "it's"],
      ['node', "it's"],
    ],
  ])('%j is %j', (command, words) => {
    expect(commandWords('x', command)).toEqual(words);
  });

  test.each([
    ['', 'is an empty text'],
    [' \t', 'is a text of spaces'],
    [[], 'is an empty list'],
    ['"" x', 'begins with an empty word'],
    [[' ', 'x'], 'begins with an empty word'],
    ['"unbalanced', 'has a quote at character 1 (") that is not closed'],
    ["node it's.js", "has a quote at character 8 (') that is not closed"],
    [`node "it's`, 'has a quote at character 6 (") that is not closed'],
    ['node -e "say(\\"hi\\")"', 'has a \\ before the quote at character 15, which does not escape it'],
  ])('%j is refused: it %s', (command, says) => {
    const asked = () => commandWords('mine', command, '--bot: ');
    expect(asked).toThrow(`--bot: the command of bot mine ${says}`);
    expect(asked).toThrow(/; valid: a program and its arguments, with quotes in pairs .*; see docs\/tournaments\.md$/);
  });

  test('of any words that are put in quotes comes out as it was', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/["\\]/.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(commandWords('x', words.map((text) => `"${text}"`).join(' '))).toEqual(words);
      }),
    );
  });
});
