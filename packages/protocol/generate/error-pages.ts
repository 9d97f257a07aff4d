import type { Registry } from './sources.ts';

const HEAD = `# Errors

<!-- Generated from errors.json by packages/protocol/generate. Do not edit: change errors.json, then \`pnpm generate\`. -->

Every refusal has one code from one registry, [errors.json](errors.json). An \`error\` message names the code, says in
\`message\` what came and what would have been valid, and points here in \`docs\`. Codes may be added in any 1.x: a bot
treats a code that it does not know as something to log.

The columns and lines below:

- **stage**: where in the order of judgement the frame failed (size, json, schema, session, request, deadline, legality).
  A *notice* answers no frame: the server speaks of its own accord.
- **told by**: \`error\`, an error message (followed by the close code, if there is one); \`goodbye\`, a goodbye message with
  a reason; *close only*, the close code and nothing before it.
- **come back**: whether a bot should connect again after this close code. Where it says no, coming back can only fail
  again, or throws out a newer session of the same bot.
- **fault**: the kind of fault that is recorded, if the frame can be tied to an open request of a seat or a request runs
  out because of it.
`;

const told = (entry: Record<string, unknown>): string =>
  entry.answer === 'none' ? 'close only' : `\`${String(entry.answer)}\``;
const comeBack = (entry: Record<string, unknown>): string =>
  entry.reconnect === null ? '' : entry.reconnect ? 'yes' : '**no**';
const optional = (value: unknown): string => (value === null ? '' : `\`${String(value)}\``);

/** The page of the error registry, with one heading (and so one anchor) a code. */
export function errorPages(registry: Registry): string {
  const rows = registry.errors.map(
    (e) =>
      `| [${e.code}](#${String(e.code).toLowerCase()}) | ${e.stage} | ${told(e)} | ${e.closeCode ?? ''} | ${comeBack(e)} | ${optional(e.fault)} |`,
  );
  const sections = registry.errors.map((e) => {
    const facts = [
      `Whose fault: ${e.blame === 'bot' ? 'the bot' : e.blame === 'nobody' ? "nobody's" : `the ${String(e.blame)}`}`,
      `stage: ${e.stage}`,
      `told by: ${told(e)}`,
      ...(e.closeCode === null ? [] : [`close code: ${e.closeCode}`, `come back: ${comeBack(e)}`]),
      ...(e.fault === null ? [] : [`fault: \`${e.fault}\``]),
    ];
    return `### ${e.code}\n\n${e.meaning}\n\n*What to do:* ${e.remedy}\n\n${facts.join(' · ')}\n`;
  });
  const goodbyes = registry.goodbyes.map((g) => `| \`${g.reason}\` | ${g.meaning} | ${g.closeCode} | ${comeBack(g)} |`);
  return `${HEAD}
## All codes

| code | stage | told by | close code | come back | fault |
|---|---|---|---|---|---|
${rows.join('\n')}

## Goodbyes

The reasons in a server's \`goodbye\`, and the close code that follows. Reasons may be added in any 1.x; go by the close code.

| reason | meaning | close code | come back |
|---|---|---|---|
${goodbyes.join('\n')}

## Code by code

${sections.join('\n')}`;
}
