import type { BotName } from '@bassadewitz/publication';
import type { WarningCode } from '@bassadewitz/rating';
import { Fragment, type JSX } from 'preact';
import type { Setting } from '../setting.ts';
import { BotLink } from './bot-name.tsx';
import { joined } from './joined.tsx';

interface WarningsProps {
  readonly at: Setting;
  readonly warnings: readonly { readonly code: WarningCode; readonly bots: readonly BotName[] }[];
}

/** Each kind of warning once. Those whose text ends in a colon name the bots that they are about. */
export function Warnings({ at, warnings }: WarningsProps): JSX.Element | null {
  const words = at.words.ladder;
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings" class="warnings">
      <h2 id="warnings">{words.warnings}</h2>
      <ul>
        {[...new Set(warnings.map(({ code }) => code))].map((code) => (
          <li key={code}>
            {words.warningTexts[code]}
            {words.warningTexts[code].endsWith(':')
              ? warnings
                  .filter((warning) => warning.code === code)
                  .map(({ bots }, index) => (
                    <Fragment key={bots[0]?.key}>
                      {index === 0 ? ' ' : '; '}
                      {joined(
                        at,
                        bots.map((bot) => <BotLink key={bot.key} at={at} bot={bot} />),
                      )}
                    </Fragment>
                  ))
              : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
