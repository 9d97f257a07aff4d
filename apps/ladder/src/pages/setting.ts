import type { Language } from '../words/language.ts';
import { type Numbers, numbersOf } from '../words/numbers.ts';
import type { Words } from '../words/shape/words.ts';
import { wordsOf } from '../words/words.ts';
import type { Frame } from './frame.ts';
import type { PageInput } from './page-input.ts';
import { fileOf, pathOf, rootFrom } from './paths.ts';
import { previewPath } from './preview-path.ts';

/** Where a page stands and in which words it speaks: what every part of it may need. */
export interface Setting {
  readonly language: Language;
  readonly words: Words;
  readonly numbers: Numbers;
  readonly frame: Frame;
  /** Address of the page's file below the folder of its language. */
  readonly path: string;
  /** Relative way to the root of the site, e.g. `../` */
  readonly root: string;
  /** Path of the picture for link previews, below the root of the site. */
  readonly preview: string;
  /** Relative address of another page in the same language, by its path. */
  link(path: string): string;
  /** Relative address of a file below the root of the site. */
  file(path: string): string;
}

export function settingOf(page: PageInput, language: Language, frame: Frame): Setting {
  const root = rootFrom(fileOf(page, language));
  return {
    language,
    words: wordsOf(language),
    numbers: numbersOf(language),
    frame,
    path: pathOf(page),
    root,
    preview: previewPath(page, language) ?? frame.assets.preview,
    link: (path) => `${root}${language}/${path}`,
    file: (path) => root + path,
  };
}
