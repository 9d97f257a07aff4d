import { PACKS, SEATS, type Seat } from '@bassadewitz/rules';
import type { JSX } from 'preact';
import { useAround } from './around.ts';

interface SettingsPanelProps {
  /** The seat from which the table is seen, the names at the seats, and how to change it; left out where four tables are shown. */
  readonly view?: { readonly near: Seat; readonly names: readonly string[]; readonly change: (near: Seat) => void };
}

/** How a reader likes to watch. */
export function SettingsPanel({ view }: SettingsPanelProps): JSX.Element {
  const { words, settings, change } = useAround();
  return (
    <section class="view-settings" aria-label={words.settings}>
      <label>
        <span>{words.pack}</span>
        <select
          value={settings.pack}
          onChange={({ currentTarget }) => change({ pack: PACKS[currentTarget.selectedIndex] ?? 'french' })}
        >
          {PACKS.map((pack) => (
            <option key={pack} value={pack}>
              {words.packs[pack]}
            </option>
          ))}
        </select>
      </label>
      {view === undefined ? null : (
        <>
          <label>
            <span>{words.hands}</span>
            <select
              value={settings.hidden ? 'hidden' : 'open'}
              onChange={({ currentTarget }) => change({ hidden: currentTarget.value === 'hidden' })}
            >
              <option value="open">{words.open}</option>
              <option value="hidden">{words.hidden}</option>
            </select>
          </label>
          <label>
            <span>{words.viewFrom}</span>
            <select
              value={view.near}
              onChange={({ currentTarget }) => view.change((SEATS[currentTarget.selectedIndex] ?? 0) as Seat)}
            >
              {SEATS.map((seat) => (
                <option key={seat} value={seat}>
                  {seat} · {view.names[seat]}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <label>
        <span>{words.speed}</span>
        <select
          value={settings.speed}
          onChange={({ currentTarget }) => change({ speed: ([0, 1, 2] as const)[currentTarget.selectedIndex] ?? 1 })}
        >
          {words.speeds.map((name, speed) => (
            <option key={name} value={speed}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details class="keys">
        <summary>{words.keys}</summary>
        <dl>
          {words.keyHelp.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
