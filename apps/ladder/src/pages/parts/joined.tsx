import { Fragment, type JSX } from 'preact';
import type { Setting } from '../setting.ts';

/** Elements as a list in a sentence: `a, b and c`, with the commas and the word of the language. */
export function joined(at: Setting, elements: readonly JSX.Element[]): JSX.Element {
  const marker = (index: number) => `\u0001${index}\u0001`;
  const pieces = at.numbers.list(elements.map((_, index) => marker(index))).split('\u0001');
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={index}>{index % 2 === 1 ? elements[Number(piece)] : piece}</Fragment>
      ))}
    </>
  );
}
