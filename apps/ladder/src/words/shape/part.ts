import type { ComponentChildren } from 'preact';

/** A piece of a sentence: text, or an element such as a link with a bot's name. */
export type Part = ComponentChildren;
