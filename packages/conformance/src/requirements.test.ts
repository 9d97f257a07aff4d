import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADVICE, type BreakableId } from './advice.ts';
import { SCENARIOS } from './descriptions.ts';
import { docsOf } from './requirements.ts';
import { SCENARIO_IDS } from './scenario-id.ts';
import { BROKEN_BOTS } from './testing/broken-bots.ts';

const PROSE = readFileSync(new URL('../../../protocol/v1/README.md', import.meta.url), 'utf8');

/** Requirement ids with the anchor of the section that they stand in. */
function anchorsById(): Map<string, string> {
  const anchors = new Map<string, string>();
  let anchor = '';
  for (const line of PROSE.split('\n')) {
    const heading = /^## (.*)$/.exec(line)?.[1];
    if (heading !== undefined) anchor = heading.toLowerCase().replaceAll(' ', '-');
    const id = /^- \[([A-Z]{2}-\d+)\]/.exec(line)?.[1];
    if (id !== undefined) anchors.set(id, anchor);
  }
  return anchors;
}

test('each requirement that a scenario names stands in the prose, where the report points', () => {
  const anchors = anchorsById();
  const named = SCENARIOS.flatMap(({ requirements }) => requirements);
  expect(named.length).toBeGreaterThan(50);
  for (const id of named) expect(docsOf(id)).toBe(`protocol/v1/README.md#${anchors.get(id)}`);
});

test('each requirement that there is advice on stands in the prose', () => {
  const anchors = anchorsById();
  for (const id of Object.keys(ADVICE) as BreakableId[]) {
    expect(docsOf(id)).toBe(`protocol/v1/README.md#${anchors.get(id)}`);
  }
});

test('a scenario looks at what its broken bots break, so that its own advice is given', () => {
  for (const { fails, requirement } of BROKEN_BOTS) {
    expect(SCENARIOS.find(({ id }) => id === fails)?.requirements).toContain(requirement);
  }
});

test('the scenarios are listed in the order in which they are run', () => {
  expect(SCENARIOS.map(({ id }) => id)).toEqual(SCENARIO_IDS);
});

test('each scenario has a broken bot that fails it', () => {
  const failed = new Set(BROKEN_BOTS.map(({ fails }) => fails));
  expect(SCENARIO_IDS.filter((id) => !failed.has(id))).toEqual([]);
});
