import type { Registry } from './sources.ts';

const HEAD = `# Errors

<!-- Generated from errors.json by packages/protocol/generate. Do not edit: change errors.json, then \`pnpm generate\`. -->

Every refusal has one code from one registry, [errors.json](errors.json). An \`error\` message names the code, says in
\`message\` what came and what would have been valid, and points here in \`docs\`. Codes may be added in any 1.x: a bot
treats a code that it does not know as something to log.

The columns and lines below:

- **stage**: where in the order of judgement the frame failed (size, json, schema, session, request, deadline, legality).
  A _notice_ answers no frame: the server speaks of its own accord.
- **told by**: \`error\`, an error message (followed by the close code, if there is one); \`goodbye\`, a goodbye message with
  a reason; _close only_, the close code and nothing before it.
- **come back**: whether a bot should connect again after this close code. Where it says no, coming back can only fail
  again, or throws out a newer session of the same bot.
- **fault**: the kind of fault that is recorded, if the frame can be tied to an open request of a seat or a request runs
  out because of it.
`;

/** A table as the formatter of the repository lays it out: every column as wide as its widest cell. */
function table(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((cell, i) => Math.max(3, cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const told = (entry: Record<string, unknown>): string =>
  entry.answer === 'none' ? 'close only' : `\`${String(entry.answer)}\``;
const comeBack = (entry: Record<string, unknown>): string =>
  entry.reconnect === null ? '' : entry.reconnect ? 'yes' : '**no**';
const optional = (value: unknown): string => (value === null ? '' : `\`${String(value)}\``);

/** The page of the error registry, with one heading (and so one anchor) a code. */
export function errorPages(registry: Registry): string {
  const rows = registry.errors.map((e) => [
    `[${e.code}](#${String(e.code).toLowerCase()})`,
    String(e.stage),
    told(e),
    String(e.closeCode ?? ''),
    comeBack(e),
    optional(e.fault),
  ]);
  const sections = registry.errors.map((e) => {
    const facts = [
      `Whose fault: ${e.blame === 'bot' ? 'the bot' : e.blame === 'nobody' ? "nobody's" : `the ${String(e.blame)}`}`,
      `stage: ${e.stage}`,
      `told by: ${told(e)}`,
      ...(e.closeCode === null ? [] : [`close code: ${e.closeCode}`, `come back: ${comeBack(e)}`]),
      ...(e.fault === null ? [] : [`fault: \`${e.fault}\``]),
    ];
    return `### ${e.code}\n\n${e.meaning}\n\n_What to do:_ ${e.remedy}\n\n${facts.join(' · ')}\n`;
  });
  const goodbyes = registry.goodbyes.map((g) => [
    `\`${g.reason}\``,
    String(g.meaning),
    String(g.closeCode),
    comeBack(g),
  ]);
  return `${HEAD}
## All codes

${table(['code', 'stage', 'told by', 'close code', 'come back', 'fault'], rows)}

## Goodbyes

The reasons in a server's \`goodbye\`, and the close code that follows. Reasons may be added in any 1.x; go by the close code.

${table(['reason', 'meaning', 'close code', 'come back'], goodbyes)}

## Code by code

${sections.join('\n')}`;
}
