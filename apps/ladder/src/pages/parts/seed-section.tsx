import type { TournamentDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { methodLink } from './reading.tsx';
import { Fact } from './setup.tsx';

/** What was promised before the first card, and what was shown after the last. */
export function SeedSection({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const { tournament: words, standings } = at.words;
  const { head, foot, headHash, lastHash } = tournament;
  return (
    <section aria-labelledby="seed">
      <h2 id="seed">{words.fairness}</h2>
      <p class="note">
        {words.fairnessNote}{' '}
        <a class="screen-only" href={methodLink(at, 'seed')} aria-label={`${standings.more}: ${words.seed}`}>
          {standings.more}
        </a>
      </p>
      {head.knownSeed ? <p class="caution">{words.knownSeed}</p> : null}
      <dl class="facts hashes">
        <Fact term={words.commitment}>
          <code>{head.commitment}</code>
        </Fact>
        <Fact term={words.headHash}>
          <code>{headHash}</code>
        </Fact>
        {head.entropySource === undefined ? null : (
          <Fact term={words.entropySource}>
            <bdi>{head.entropySource}</bdi>
          </Fact>
        )}
        <Fact term={words.seed}>
          {foot?.seed === undefined ? (
            words.seedSecret
          ) : (
            <code>
              <bdi>{foot.seed}</bdi>
            </code>
          )}
        </Fact>
        {foot?.entropy === undefined ? null : (
          <Fact term={words.entropy}>
            <code>
              <bdi>{foot.entropy}</bdi>
            </code>
          </Fact>
        )}
        {lastHash === null ? null : (
          <Fact term={words.lastHash}>
            <code>{lastHash}</code>
          </Fact>
        )}
      </dl>
    </section>
  );
}
