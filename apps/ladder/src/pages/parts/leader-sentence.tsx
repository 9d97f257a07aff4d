import type { JSX } from 'preact';
import type { Part } from '../../words/shape/part.ts';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { HALF_WIDTH } from './estimate.tsx';
import { joined } from './joined.tsx';
import type { StandingsRow } from './standings-row.ts';

interface LeaderSentenceProps {
  readonly at: Setting;
  readonly rows: readonly StandingsRow[];
  readonly oneLeads: (name: Part, chips: Part, spread: Part) => Part;
  readonly manyLead: (names: Part) => Part;
}

/** Who leads, in a sentence: one bot with its number and how sure that is, or those that share the first place. */
export function LeaderSentence({ at, rows, oneLeads, manyLead }: LeaderSentenceProps): JSX.Element | null {
  const ranked = rows.filter(({ group, place }) => group === 0 && place !== null);
  const first = ranked.filter(({ place }) => place === 1);
  const [leader, next] = ranked;
  if (leader === undefined) return null;
  const name = (row: StandingsRow) => <BotLink key={row.bot.key} at={at} bot={row.bot} />;
  if (first.length > 1) return <p class="lead">{manyLead(joined(at, first.map(name)))}</p>;
  const { chips, likely } = leader;
  return (
    <p class="lead">
      {oneLeads(
        name(leader),
        at.numbers.chips(chips.value),
        chips.se === null ? '?' : at.numbers.spread(HALF_WIDTH * chips.se),
      )}
      {next === undefined || likely === null ? null : (
        <> {at.words.ladder.aheadOf(name(next), at.numbers.likely(likely))}</>
      )}
    </p>
  );
}
