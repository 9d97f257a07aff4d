// A bot in a process of its own. PREPARE=fails makes it fail to prepare.
import { runBot } from '../index.ts';
import { TESTER } from './bot-run.ts';

await runBot({
  ...TESTER,
  prepare() {
    if (process.env.PREPARE === 'fails') throw new Error('the model is missing');
  },
});
