import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { frame, pageInputs } from '../../testing/page-inputs.ts';
import { settingOf } from '../setting.ts';
import { bandText } from './band.ts';
import { extentOf, StripScale } from './interval-strip.tsx';

test('the strips of a table share a range that holds every interval and zero, to the next half', () => {
  expect(
    extentOf([
      { value: 1.45, se: 0.1 },
      { value: 0.3, se: 0.05 },
    ]),
  ).toEqual({ low: -0.5, high: 2 });
  expect(
    extentOf([
      { value: -1.2, se: 0.5 },
      { value: 0, se: null },
    ]),
  ).toEqual({ low: -2.5, high: 0.5 });
  expect(extentOf([])).toEqual({ low: -0.5, high: 0.5 });
});

test('a band of one place is a number, a wider one from best to worst', () => {
  expect([bandText([3, 3]), bandText([2, 4]), bandText(null)]).toEqual(['3', '2–4', undefined]);
});

test('the ends of the scale are named where that leaves room for the zero', () => {
  const [page] = pageInputs();
  if (page === undefined) throw new Error('there is no page');
  const at = settingOf(page, 'en', frame);
  const named = (low: number, high: number) =>
    [...render(StripScale({ at, extent: { low, high } })).matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
  expect(named(-3, 3)).toEqual(['−3', '0', '+3']);
  expect(named(-0.5, 9)).toEqual(['0', '+9']);
  expect(named(-8, 1.5)).toEqual(['−8', '0']);
});
