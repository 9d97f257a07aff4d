import { globSync } from 'node:fs';
import { portable, ROOT, read } from './workspace.ts';

/** A fenced block of a document. */
export interface Snippet {
  /** 1-based line of the opening fence. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The path of the marker `<!-- file: PATH -->` before the block: what the reader is to write there. */
  readonly file: string | undefined;
  /** The words of the marker `<!-- tests add: WORDS -->` before the block: what makes a long command short enough to be tried. */
  readonly added: string | undefined;
}

/** The documents that are read and run: all Markdown but the changelogs, with paths below the root. */
export function documents(): string[] {
  return globSync(
    [
      '*.md',
      'docs/**/*.md',
      'protocol/**/*.md',
      '{packages,apps,examples,tests}/*/README.md',
      '{bench,examples}/README.md',
    ],
    {
      cwd: ROOT,
    },
  )
    .map(portable)
    .filter((path) => !/node_modules|CHANGELOG/.test(path))
    .sort();
}

/** The fenced blocks of a document, in order. */
export function snippetsOf(path: string): Snippet[] {
  const text = read(path);
  const blocks = text.matchAll(
    /(?:<!-- file: ([^\n]+?) -->\s*|<!-- tests add: ([^\n]+?) -->\s*)?^```(\w*)\n([\s\S]*?)^```$/gm,
  );
  return [...blocks].map((match) => ({
    line: text.slice(0, match.index + match[0].indexOf('```')).split('\n').length,
    file: match[1],
    added: match[2],
    language: match[3] ?? '',
    text: match[4] ?? '',
  }));
}

/** The targets of a document's links, with their anchors, as they are written. */
export function linksOf(path: string): string[] {
  const prose = read(path).replace(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
}

/** The anchors of a document: of its headings, as GitHub and most other renderers make them. */
export function anchorsOf(path: string): Set<string> {
  const prose = read(path).replace(/^```[\s\S]*?^```$/gm, '');
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const slug = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let times = 1; anchors.has(anchor); times++) anchor = `${slug}-${times}`;
    anchors.add(anchor);
  }
  return anchors;
}
