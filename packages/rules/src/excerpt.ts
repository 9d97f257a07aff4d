const LONGEST_EXCERPT = 40;

/** What somebody wrote, quoted for an error message: on one line, escaped and cut short, since it may be anything. */
export function excerptOf(text: string): string {
  return JSON.stringify(text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT)}…`);
}
