import type { Scenario } from '../scenario.ts';

export const heartbeat: Scenario = {
  id: 'heartbeat',
  title: 'Answers pings, also while it plays',
  requirements: ['HB-1', 'HB-2', 'HB-3'],
  does: 'Pings are sent to the idle bot and beside each request. Each needs its pong within the time of a heartbeat.',
  means: 'An arena takes the connection for lost and closes it with UNRESPONSIVE, in the middle of a match.',
  mend:
    'WebSocket libraries answer pings by themselves, if they get to run: do not turn that off, and do not block for long the thread that reads ' +
    'the socket. Think in another thread, or let the event loop run now and then.',
  async play(stage) {
    const desk = await stage.greet();
    const beat = (): Promise<void> =>
      stage.within(desk.connection.ping(), 'heartbeatMs', 'HB-2', 'the bot did not answer a ping');
    await beat();
    await beat();
    await stage.play(desk, {
      async ask(request) {
        const [answer] = await Promise.all([stage.ask(desk, request), beat()]);
        return answer;
      },
    });
    await beat();
    await stage.finish(desk);
  },
};
