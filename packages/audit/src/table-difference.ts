/** How far numbers may lie apart, for each unit of their size from 1 on. */
const TOLERANCE = 1e-9;

/**
 * Where a table that was published differs from the one computed: the place as a JSON pointer, what stands there and what is
 * needed; undefined if they agree. Numbers agree within 1e-9, relative for those beyond 1, as machines differ in the last digits of
 * their logarithms. The computed table is taken as JSON would write it: what is not finite is null.
 */
export function tableDifference(given: unknown, computed: unknown, at = ''): string | undefined {
  if (typeof computed === 'number' && Number.isFinite(computed)) {
    const near = typeof given === 'number' && Math.abs(given - computed) <= TOLERANCE * Math.max(1, Math.abs(computed));
    return near ? undefined : differs(given, computed, at);
  }
  if (typeof computed !== 'object' || computed === null) {
    const plain = typeof computed === 'number' ? null : computed;
    return given === plain ? undefined : differs(given, plain, at);
  }
  if (Array.isArray(computed)) {
    if (!Array.isArray(given)) return differs(given, computed, at);
    if (given.length !== computed.length) {
      return `${at} has ${given.length} entries; from the ledger follow ${computed.length}`;
    }
    return firstOf(computed.keys(), (index) => tableDifference(given[index], computed[index], `${at}/${index}`));
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return differs(given, computed, at);
  return fieldsDiffer(given as Record<string, unknown>, computed as Record<string, unknown>, at);
}

function fieldsDiffer(
  given: Record<string, unknown>,
  computed: Record<string, unknown>,
  at: string,
): string | undefined {
  const names = Object.keys(computed).filter((name) => computed[name] !== undefined);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) return `${at}/${unknown} is nothing that follows from the ledger`;
  return firstOf(names, (name) =>
    Object.hasOwn(given, name)
      ? tableDifference(given[name], computed[name], `${at}/${name}`)
      : `${at}/${name} is missing`,
  );
}

function firstOf<T>(values: Iterable<T>, difference: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const found = difference(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function differs(given: unknown, computed: unknown, at: string): string {
  return `${at === '' ? 'the table' : at} is ${shown(given)}; from the ledger follows ${shown(computed)}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
