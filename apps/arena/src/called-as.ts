/** How the command was called, to show a person the next one: a script of the clone, or the command itself. */
export const COMMAND = process.env.npm_lifecycle_event === undefined ? 'bassadewitz' : 'npx -y pnpm@12 bassadewitz';
