/** The scripts of a clone that call the command. */
const SCRIPTS = ['demo', 'bassadewitz'];

/**
 * How the command was called, to show a person the next one: a script of the clone, or the command itself, as within somebody's own
 * scripts too.
 */
export function calledAs(env: NodeJS.ProcessEnv): string {
  const inClone = env.npm_package_name === 'bassadewitz-arena' && SCRIPTS.includes(env.npm_lifecycle_event ?? '');
  return inClone ? 'npx -y pnpm@12 bassadewitz' : 'bassadewitz';
}

export const COMMAND = calledAs(process.env);
