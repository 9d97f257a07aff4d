/** One page, as the publisher asks for it. Paths are relative to the folder of the language and end in a slash, or are empty. */
export type PageInput = HomeInput;

export interface HomeInput {
  readonly kind: 'home';
}
