/** What `hello` says of the library: its name and version, as in package.json. */
export const CLIENT = '@bassadewitz/client 0.0.0';
