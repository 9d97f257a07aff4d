import type { Hello } from '@bassadewitz/protocol';
import { chooseVersion, PROTOCOL_VERSIONS } from '@bassadewitz/protocol';
import { Budget } from './budget.ts';
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
  const admission = roster.admit(hello);
  if (!admission.ok) {
    if (admission.error.code === 'NAME_TAKEN') {
      // No failure: the name is right. Whether the session that has it still lives is found out, so that it can be had soon.
      roster.guest(hello.name)?.session?.doubt();
      session.close(admission.error.code, { message: admission.error.message });
      return;
    }
    // Whoever has a token is let in, however many others at the address guessed wrong: 256 random bits are not guessed.
    if (!addresses.mayLogIn(session.address, clock.now())) {
      session.close('TOO_MANY_LOGINS');
      return;
    }
    addresses.loginFailed(session.address, clock.now());
    session.close(admission.error.code, { message: admission.error.message });
    return;
  }
  const bot = admission.value;
  bot.logins ??= new Budget(limits.logins, 1, clock.now());
  if (!bot.logins.spend(clock.now())) {
    session.close('TOO_MANY_LOGINS');
    return;
  }
  const tables = Math.min(hello.tables, limits.tablesPerBot);
  bot.tokenHash = admission.tokenHash;
  session.welcome(bot, { name: bot.name, version: hello.version, tables, client: hello.client }, version, hello.tables);
}
