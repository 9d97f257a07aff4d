import { parseArgsStringToArgv } from 'string-argv';
import { Failure } from '../failure.ts';

const VALID =
  'valid: a program and its arguments, with quotes in pairs around what holds spaces, or a list of words in a --config file; see docs/tournaments.md';

/**
 * The words of a bot's command, as it was written: one text, split at spaces with quotes respected, or the words themselves. What cannot
 * be split as it was meant is refused. Nothing of the command is shown, since a secret may stand in it.
 * @param origin how it was given, in front of an error: `--bot: `
 * @throws Failure USAGE naming the bot
 */
export function commandWords(name: string, command: string | readonly string[], origin = ''): readonly string[] {
  const wrong = typeof command === 'string' ? splitFault(command) : listFault(command);
  if (wrong !== undefined) throw new Failure('USAGE', `${origin}the command of bot ${name} ${wrong}; ${VALID}`);
  return typeof command === 'string' ? parseArgsStringToArgv(command) : command;
}

function listFault(words: readonly string[]): string | undefined {
  if (words.length === 0) return 'is an empty list';
  return words[0]?.trim() === '' ? 'begins with an empty word, where its program should stand' : undefined;
}

function splitFault(text: string): string | undefined {
  let open: { readonly quote: string; readonly at: number } | undefined;
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    if (character !== '"' && character !== "'") continue;
    // A shell would take it for a part of the word; here no character takes a quote's meaning away.
    if (characters[at - 1] === '\\')
      return `has a \\ before the quote at character ${at + 1}, which does not escape it`;
    if (open === undefined) open = { quote: character, at };
    else if (open.quote === character) open = undefined;
  }
  if (open !== undefined) return `has a quote at character ${open.at + 1} (${open.quote}) that is not closed`;
  if (text.trim() === '') return text === '' ? 'is an empty text' : 'is a text of spaces';
  return listFault(parseArgsStringToArgv(text));
}
