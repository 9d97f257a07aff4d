import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const NO_BROWSER =
  'No Chromium found for the browser tests: install it (Debian: apt-get install chromium), or name one in CHROME_PATH.';

/** Path of a Chromium on this machine: the one that CHROME_PATH names, else the first with a usual name. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROME_PATH: named, PATH = '' } = env;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const paths = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE];
  return paths.find((path) => existsSync(path));
}
