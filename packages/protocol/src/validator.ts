/** What a generated validator leaves behind when it refuses. A part of Ajv's error object. */
export interface ValidationError {
  /** JSON Pointer to the value that was refused. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A generated validator: true if the value is a `T`, else `errors` holds the first reason. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: readonly ValidationError[] | null;
}
