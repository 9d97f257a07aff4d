#!/usr/bin/env node
import { appendFileSync } from 'node:fs';
import { type MatchResult, runBot } from '@bassadewitz/client';
import { bot } from './bot.ts';

/** A file for the receipts of its matches, if one is named: by them its author finds each match in the published ledger. */
const [file] = process.argv.slice(2);

const keep = ({ receipt }: MatchResult) => {
  if (file !== undefined) appendFileSync(file, `${receipt}\n`);
};

await runBot({ ...bot, onMatchResult: keep });
