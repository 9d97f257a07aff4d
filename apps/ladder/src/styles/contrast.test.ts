import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const colour = (name: string) => luminance(tokens.get(name)?.[theme] ?? expect.fail(`no token ${name}`));
  const [low, high] = [colour(one), colour(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunken'];
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-hover', 'gain', 'loss', 'alarm'];
const HEATS = ['n4', 'n3', 'n2', 'n1', '0', 'p1', 'p2', 'p3', 'p4'].map((step) => `heat-${step}`);
const SERIES = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => `series-${index}`);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tooClose = (texts: readonly string[], papers: readonly string[], least: number) =>
    texts.flatMap((text) =>
      papers.filter((paper) => contrast(text, paper, theme) < least).map((paper) => [text, paper]),
    );

  test('text is legible on every surface (4.5 to 1)', () => {
    expect(tooClose(TEXTS, PAPERS, 4.5)).toEqual([]);
    expect(tooClose(['ink', 'ink-soft'], ['accent-soft', 'notice-soft', 'alarm-soft'], 4.5)).toEqual([]);
    expect(tooClose(['on-accent'], ['accent', 'accent-hover'], 4.5)).toEqual([]);
  });

  test('numbers are legible in every square of the heat map (4.5 to 1)', () => {
    expect(tooClose(['ink'], HEATS, 4.5)).toEqual([]);
  });

  test('lines of charts carry the names of bots in their colour (4.5 to 1)', () => {
    expect(tooClose(SERIES, ['paper'], 4.5)).toEqual([]);
  });

  test('edges of controls and the ring of the focus are seen (3 to 1)', () => {
    expect(tooClose(['rule-strong', 'focus'], PAPERS, 3)).toEqual([]);
  });
});
