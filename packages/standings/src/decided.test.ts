import type { Decision } from '@bassadewitz/ledger';
import { expect, test } from 'vitest';
import { statusesAfter, voidBoards } from './decided.ts';

const left = (bot: number, kind: 'withdraw' | 'disqualify' | 'bench'): Decision => ({
  kind,
  before: 4,
  bot,
  reason: 'r',
});
const voided = (board: number): Decision => ({ kind: 'void', before: 4, board, reason: 'r' });
const stopped: Decision = { kind: 'stop', before: 8, cause: 'organiser', reason: 'r' };

test('every bot plays until a decision says otherwise', () => {
  expect(statusesAfter([voided(1), stopped], 3)).toEqual(['playing', 'playing', 'playing']);
  const decisions = [left(0, 'withdraw'), left(2, 'disqualify'), left(3, 'bench')];
  expect(statusesAfter(decisions, 5)).toEqual(['withdrawn', 'playing', 'disqualified', 'benched', 'playing']);
});

test('a disqualification outweighs what came before and after it', () => {
  expect(statusesAfter([left(0, 'withdraw'), left(0, 'disqualify')], 1)).toEqual(['disqualified']);
  expect(statusesAfter([left(0, 'disqualify'), left(0, 'bench')], 1)).toEqual(['disqualified']);
});

test('a bot that was reinstated plays, and can leave again', () => {
  const back: Decision = { kind: 'reinstate', before: 8, bot: 0, reason: 'r' };
  expect(statusesAfter([left(0, 'bench'), back], 1)).toEqual(['playing']);
  expect(statusesAfter([left(0, 'bench'), back, left(0, 'withdraw')], 1)).toEqual(['withdrawn']);
  expect(statusesAfter([left(0, 'disqualify'), back], 1)).toEqual(['disqualified']);
});

test('void boards are those that were declared so', () => {
  expect(voidBoards([voided(7), left(1, 'bench'), voided(0), stopped])).toEqual(new Set([7, 0]));
});
