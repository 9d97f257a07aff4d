/**
 * Variables of the arena's own environment that a local bot also gets: what a runtime needs to start at all, and no more.
 * The list says what is let through, so that a secret which nobody thought of stays behind.
 */
const ALLOWED_VARIABLES = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'TMP',
  'TEMP',
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramFiles',
  'ProgramData',
  'NUMBER_OF_PROCESSORS',
] as const;

/** The environment of a local bot: the allowed variables, what its configuration adds, and where to connect. */
export function botEnvironment(
  own: NodeJS.ProcessEnv,
  added: Readonly<Record<string, string>>,
  connection: { readonly url: string; readonly token: string },
): NodeJS.ProcessEnv {
  const allowed = Object.entries(own).filter(([name]) =>
    ALLOWED_VARIABLES.some((known) => known.toUpperCase() === name.toUpperCase()),
  );
  return {
    ...Object.fromEntries(allowed),
    ...added,
    BASSADEWITZ_URL: connection.url,
    BASSADEWITZ_TOKEN: connection.token,
  };
}
