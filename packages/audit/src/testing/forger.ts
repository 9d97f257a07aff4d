import { canonicalJson, hashOfText, NO_LINE } from '@bassadewitz/ledger';

/** What stands in a line beside the hash of the line before: `{ match: … }`. */
export type Content = Readonly<Record<string, unknown>>;

/** The contents of a ledger's lines. */
export function contentsOf(lines: readonly string[]): Content[] {
  return lines.map((line) => {
    const { prev: _, ...content } = JSON.parse(line) as Content;
    return content;
  });
}

/** Lines as they were but for one, and that without any care for the chain. */
export function replaced(lines: readonly string[], at: number, content: Content): string[] {
  const { prev } = JSON.parse(lines[at] as string) as Content;
  return lines.with(at, canonicalJson({ ...content, prev }));
}

/**
 * Lines with the contents given, chained anew: what a forger publishes.
 *
 * @param counting whether the foot is brought in line with the other lines, too
 */
export function chained(contents: readonly Content[], counting = true): string[] {
  const lines: string[] = [];
  let prev = NO_LINE;
  const count = (kind: string) => contents.filter((content) => kind in content).length;
  for (const content of contents) {
    const { foot } = content;
    const told =
      foot !== undefined && counting
        ? {
            foot: {
              ...(foot as object),
              matches: count('match'),
              decisions: count('decision'),
              head: hashOfText(lines[0] as string),
            },
          }
        : content;
    const line = canonicalJson({ ...told, prev });
    lines.push(line);
    prev = hashOfText(line);
  }
  return lines;
}
