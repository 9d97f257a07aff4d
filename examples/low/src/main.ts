#!/usr/bin/env node
import { runBot } from '@bassadewitz/client';
import { bot } from './bot.ts';

await runBot(bot);
