import type { Request } from '@bassadewitz/protocol';
import { errorMessage } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import { cardName, fallbackCard, parseCards, setOf } from '@bassadewitz/rules';
import type { Desk } from '../desk.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import type { Answer } from '../table/match.ts';

export const refusedCard: Scenario = {
  id: 'refused-card',
  title: 'Plays on after a card was refused and another was played for it',
  requirements: ['ER-6', 'FT-2', 'FT-6', 'ER-3', 'ER-4', 'RQ-1', 'TM-4', 'ER-2'],
  does:
    'One request runs out before the bot can answer (TIMEOUT, and LATE for the answer), the card of the next is refused with ILLEGAL_CARD, and ' +
    'the fallback card is played. The bot must say nothing to these errors and answer the following requests as they are.',
  means:
    'One fault becomes many: the bot plays cards that it no longer holds, or its answers to errors are charged as bad frames.',
  mend:
    'Never answer an error: log its code, message and docs. Do not send a second card for a request. Take your hand from each request and not from ' +
    'memory: the card that was played may not be the one that you sent.',
  async play(stage) {
    const desk = await stage.greet();
    let asked = 0;
    await stage.play(desk, {
      ask(request) {
        asked += 1;
        if (asked === 2) return runOut(desk, request);
        return asked === 3 ? refuse(stage, desk, request) : stage.ask(desk, request);
      },
    });
    await stage.finish(desk);
  },
};

/** Lets a request run out at once. */
async function runOut(desk: Desk, request: Request): Promise<Answer> {
  const played = fallbackOf(request.legal);
  desk.askTooLate({ ...request, moveMs: 1, bankMs: 0 });
  const { request: id, match } = request;
  const message = `1 ms and an empty bank ran out; ${played} was played instead`;
  desk.connection.send(errorMessage('TIMEOUT', { request: id, match, played, message }));
  return { card: played, spentMs: 0, fault: 'timeout' };
}

/** Treats the card of an answer as one that is not legal. */
async function refuse(stage: Stage, desk: Desk, request: Request): Promise<Answer> {
  const { card, spentMs } = await stage.ask(desk, request);
  const played = fallbackOf(request.legal.filter((each) => each !== card));
  const { request: id, match } = request;
  const message = `${card} is refused by this check, as if it were not legal; ${played} was played instead`;
  desk.connection.send(errorMessage('ILLEGAL_CARD', { request: id, match, at: '/card', played, message }));
  return { card: played, spentMs, fault: 'illegal' };
}

function fallbackOf(legal: readonly string[]): CardName {
  const cards = parseCards(legal.join(' '));
  if (!cards.ok) throw new Error(`the script asked with what are no cards: ${legal.join(' ')}`);
  return cardName(fallbackCard(setOf(cards.value)));
}
