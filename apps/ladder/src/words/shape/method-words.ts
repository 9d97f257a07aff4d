import type { MethodSection } from '../../pages/method-sections.ts';

/** One part of the method page: for everyone, and behind it for those who want the formula. */
export interface MethodText {
  readonly heading: string;
  /** Paragraphs in plain words. */
  readonly plain: readonly string[];
  /** Paragraphs for readers with statistics. */
  readonly exact: readonly string[];
}

/** How ratings and fairness work. */
export interface MethodWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly contents: string;
  readonly exactly: string;
  readonly sections: Readonly<Record<MethodSection, MethodText>>;
  readonly sources: string;
}
