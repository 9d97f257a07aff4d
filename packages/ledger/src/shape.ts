/**
 * Says what is wrong with a value at a place, undefined if nothing is. A place is written as a JSON pointer, as in
 * `/match/deals/0/plays`.
 */
export type Shape = (value: unknown, at: string) => string | undefined;

/** How a value is shown in a message: as JSON, cut off where it is long. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A whole number from `least` to `most`. */
export function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape {
  return (value, at) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : `${at} is ${shown(value)}; a whole number from ${least} to ${most} is needed`;
}

export const flag: Shape = (value, at) =>
  typeof value === 'boolean' ? undefined : `${at} is ${shown(value)}; true or false is needed`;

/** One of a closed set of texts or numbers. */
export function oneOf(values: readonly (string | number)[]): Shape {
  return (value, at) =>
    (values as readonly unknown[]).includes(value)
      ? undefined
      : `${at} is ${shown(value)}; it can be ${values.map((valid) => JSON.stringify(valid)).join(', ')}`;
}

/** A text that matches a pattern, which `what` describes. */
export function text(pattern: RegExp, what: string): Shape {
  return (value, at) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `${at} is ${shown(value)}; ${what} is needed`;
}

/** A list of `least` to `most` values of one shape. */
export function list(shape: Shape, least: number, most = Number.POSITIVE_INFINITY): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) return `${at} is ${shown(value)}; a list is needed`;
    if (value.length < least || value.length > most) {
      const size =
        least === most ? `${least}` : most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most}`;
      return `${at} has ${value.length} entries; ${size} are needed`;
    }
    for (let i = 0; i < value.length; i++) {
      const fault = shape(value[i], `${at}/${i}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}

/** Four values, by seat. */
export function four(shape: Shape): Shape {
  return list(shape, 4, 4);
}

/** An object that has all of the required fields, may have the optional ones, and has no other. */
export function record(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  const shapes = new Map(Object.entries({ ...required, ...optional }));
  const needed = Object.keys(required);
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return `${at === '' ? 'the line' : at} is ${shown(value)}; an object is needed`;
    }
    for (const name of needed) if (!Object.hasOwn(value, name)) return `${at}/${name} is missing`;
    for (const name of Object.keys(value)) {
      const shape = shapes.get(name);
      if (shape === undefined) return `${at}/${name} is unknown; the fields are ${[...shapes.keys()].join(', ')}`;
      const fault = shape((value as Record<string, unknown>)[name], `${at}/${name}`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
}
