import type { Scenario } from '../scenario.ts';

export const replaced: Scenario = {
  id: 'replaced',
  title: 'Stays away after a newer session took its place',
  requirements: ['RC-6', 'RC-7'],
  does: 'In the middle of play comes a goodbye with the reason replaced and the close code 4004, as after another login with the same token.',
  means: 'Two copies of the bot, started by mistake, would throw each other out for ever and lose all their matches.',
  mend: 'Do not connect again after the close codes 1000 and 4000 to 4499. Say why on stderr and end.',
  async play(stage) {
    const desk = await stage.greet();
    await stage.play(desk);
    await desk.quiet(50);
    const message = 'a newer session with the same token took the place of this one; do not come back';
    desk.connection.send({ type: 'goodbye', reason: 'replaced', message });
    desk.connection.close(4004, 'REPLACED');
    const ended = await stage.staysAway('RC-6', 'after goodbye with reason replaced and close code 4004');
    if (!ended) stage.notes.push('the process did not end after it was replaced; it has nothing left to do');
  },
};
