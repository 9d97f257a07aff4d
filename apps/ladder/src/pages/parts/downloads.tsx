import type { TournamentDocument } from '@bassadewitz/publication';
import type { JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { TableRegion } from './table-region.tsx';

/** What the page shows, as a document: it holds what the others hash to, so its own hash stands nowhere. */
const DOCUMENT = 'tournament.json';

/** The files of a tournament, with what they must hash to. */
export function Downloads({ at, tournament }: { at: Setting; tournament: TournamentDocument }): JSX.Element {
  const words = at.words.tournament;
  const { downloads, link } = tournament;
  const meanings: Readonly<Record<string, string>> = words.files;
  const folder = `data/v1/tournament/${link.id}/`;
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads">{words.downloads}</h2>
      {downloads.length === 0 ? (
        <p>{words.downloadsNone}</p>
      ) : (
        <TableRegion id="download-table" caption={words.downloadTable.caption} quiet>
          <thead>
            <tr>
              <th scope="col">{words.downloadTable.file}</th>
              <th scope="col">{words.downloadTable.what}</th>
              <th scope="col" class="number">
                {words.downloadTable.size}
              </th>
              <th scope="col">{words.downloadTable.hash}</th>
            </tr>
          </thead>
          <tbody>
            {downloads.map(({ name, bytes, sha256 }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={at.file(folder + name)} download={`${link.id}-${name}`}>
                    {name}
                  </a>
                </th>
                <td>{meanings[name]}</td>
                <td class="number">{at.numbers.bytes(bytes)}</td>
                <td>
                  <code class="hash">{sha256}</code>
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <a href={at.file(folder + DOCUMENT)}>{DOCUMENT}</a>
              </th>
              <td>{meanings[DOCUMENT]}</td>
              <td class="number" />
              <td />
            </tr>
          </tbody>
        </TableRegion>
      )}
    </section>
  );
}
