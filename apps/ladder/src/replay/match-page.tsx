import type { JSX } from 'preact';
import { Layout } from '../pages/layout.tsx';
import type { MatchInput } from '../pages/page-input.ts';
import { tournamentTitle } from '../pages/parts/contest-text.ts';
import { botPath, matchesPath, tournamentPath } from '../pages/paths.ts';
import type { Setting } from '../pages/setting.ts';
import { replayWordsOf } from '../words/replay/replay-words-of.ts';
import type { ReplayConfig } from './page-config.ts';

/** The page on which every match of a tournament is shown. Which one is in its address, so a browser has to do the rest. */
export function MatchPage({
  at,
  page: { tournament },
}: {
  readonly at: Setting;
  readonly page: MatchInput;
}): JSX.Element {
  const words = replayWordsOf(at.language);
  const { id } = tournament.link;
  const folder = at.file(`data/v1/tournament/${id}/`);
  const config: ReplayConfig = {
    ruleSet: tournament.head.ruleSet,
    bots: tournament.bots.map(({ name, owner, key, similar }) => ({
      name,
      page: at.link(botPath(key)),
      ...(similar && owner !== undefined ? { owner } : {}),
    })),
    replays: tournament.head.schedule.replays,
    folder,
    matches: at.link(matchesPath(id, 1)),
    boards: tournament.scheduledBoards,
    boardsPerChunk: tournament.boardsPerChunk,
    chunks: tournament.chunks,
    matchesPerIndex: tournament.matchesPerIndex,
    indexes: tournament.indexes,
    voided: tournament.decisions.flatMap((one) =>
      one.kind === 'void' ? [{ board: one.board, reason: one.reason }] : [],
    ),
  };
  const ledger = tournament.downloads.find(({ name }) => name === 'ledger.ndjson');
  return (
    <Layout
      at={at}
      title={words.title}
      description={words.description}
      script={at.frame.assets.match}
      style={at.frame.assets.matchStyle}
    >
      <p class="paper-only">
        <bdi>{tournamentTitle(at, tournament.link)}</bdi> <code>{id}</code>
      </p>
      <div id="replay" data-config={JSON.stringify(config)}>
        <noscript>
          <h1>{words.title}</h1>
          <p>{words.needsScript}</p>
        </noscript>
      </div>
      <p class="replay-elsewhere">
        <a href={at.link(tournamentPath(id))}>{words.toTournament}</a> · <a href={config.matches}>{words.toMatches}</a>
        {ledger === undefined ? null : (
          <>
            {' '}
            · <a href={folder + ledger.name}>{words.toLedger}</a>
          </>
        )}
      </p>
    </Layout>
  );
}
