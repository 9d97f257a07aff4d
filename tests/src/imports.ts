/** One import or re-export as it stands in a source. */
export interface ImportStatement {
  readonly specifier: string;
  /** 1-based line of the specifier. */
  readonly line: number;
}

const STATEMENT = /(?:^|[;}\n])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?(['"])([^'"\n]+)\1/g;
const DYNAMIC = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g;

/**
 * The module specifiers that a TypeScript source imports, re-exports or loads dynamically, types included.
 * Comments are blanked first, so that examples in docstrings do not count.
 */
export function importsOf(source: string): ImportStatement[] {
  const code = blankComments(source);
  const found: ImportStatement[] = [];
  for (const pattern of [STATEMENT, DYNAMIC]) {
    for (const match of code.matchAll(pattern)) {
      const specifier = match[2] as string;
      const end = match.index + match[0].length;
      found.push({ specifier, line: code.slice(0, end).split('\n').length });
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** A source with spaces in place of its comments. */
export function blankComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^(\s*)\/\/.*$/gm, '$1');
}

/**
 * A cycle in a directed graph as the list of its nodes, the first repeated at the end, or undefined when there is none.
 * Nodes are visited in the order given, so the answer does not depend on chance.
 */
export function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | undefined => {
    const open = path.indexOf(node);
    if (open >= 0) return [...path.slice(open), node];
    if (done.has(node)) return undefined;
    path.push(node);
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const cycle = visit(node);
    if (cycle) return cycle;
  }
  return undefined;
}
