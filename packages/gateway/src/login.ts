import type { Hello } from '@bassadewitz/protocol';
import { chooseVersion, PROTOCOL_VERSIONS } from '@bassadewitz/protocol';
import type { House, Session } from './session.ts';

/** Lets a bot in, or closes the connection. Versions are compared before tokens: an old bot learns that first. */
export function logIn(session: Session, house: House, hello: Hello): void {
  const { addresses, clock, limits, roster } = house;
  const version = chooseVersion(hello.versions);
  if (version === undefined) {
    const message = `hello offered ${hello.versions.join(', ')}; this server speaks ${PROTOCOL_VERSIONS.join(', ')}`;
    session.close('UNSUPPORTED_VERSION', { message });
    return;
  }
  if (!addresses.mayLogIn(session.address, clock.now())) {
    session.close('TOO_MANY_LOGINS');
    return;
  }
  const admission = roster.admit(hello);
  if (!admission.ok) {
    addresses.loginFailed(session.address, clock.now());
    session.close(admission.error.code, { message: admission.error.message });
    return;
  }
  const tables = Math.min(hello.tables, limits.tablesPerBot);
  const bot = admission.value;
  bot.tokenHash = admission.tokenHash;
  session.welcome(bot, { name: bot.name, version: hello.version, tables, client: hello.client }, version);
}
