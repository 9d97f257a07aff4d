import type { TournamentDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';

/** Where the reader's browser checks the record: the island of `verify/` takes the place of what stands in #verify-island. */
export function VerifySection({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const words = at.words.tournament;
  const { link, foot, verification } = tournament;
  const folder = at.file(`data/v1/tournament/${link.id}`);
  const checks = verification?.checks.filter(({ times }) => times > 0).length ?? 0;
  return (
    <section aria-labelledby="verify" class="verify">
      <h2 id="verify">{words.verify}</h2>
      <p>{foot === null ? words.verifyLater : words.verifyNote}</p>
      {foot === null ? null : (
        <>
          <div
            id="verify-island"
            data-ledger={`${folder}/ledger.ndjson`}
            data-document={`${folder}/tournament.json`}
            data-language={at.language}
          >
            <noscript>
              <p class="note">{words.verifyNoScript}</p>
            </noscript>
          </div>
          <p class="note">
            {words.verifyByHand} <code>bassadewitz verify ledger.ndjson</code>
          </p>
        </>
      )}
      <p class="note">{verification === null ? words.notVerified : words.verified(at.numbers.count(checks))}</p>
    </section>
  );
}
