import { type PlotOptions, plot } from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** What a chart says of itself to those who do not see it. */
export interface ChartText {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

const { document } = parseHTML('<!doctype html><html><body></body></html>');

/**
 * A plot as the text of an SVG element that may stand in a page without inline styles: what Plot writes into style elements and
 * attributes is taken out, and `styles/charts.css` says it instead. Colours are custom properties, so it follows the theme.
 *
 * @param width in px; the drawing keeps its size, so that its text stays legible
 */
export function drawing(text: ChartText, width: number, options: PlotOptions): string {
  const svg = plot({ ...options, width, document: document as unknown as Document, className: 'plot' }) as Element;
  for (const style of [...svg.querySelectorAll('style')]) style.remove();
  for (const element of [svg, ...svg.querySelectorAll('[style]')]) element.removeAttribute('style');
  for (const group of svg.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-labelledby', `${text.id}-title ${text.id}-description`);
  svg.prepend(
    described('title', `${text.id}-title`, text.title),
    described('desc', `${text.id}-description`, text.description),
  );
  return svg.outerHTML;
}

function described(tag: 'title' | 'desc', id: string, text: string): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute('id', id);
  element.textContent = text;
  return element as unknown as Element;
}
