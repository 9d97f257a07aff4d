import { expect, test } from 'vitest';
import { sampleRequests } from './sample-requests.ts';

test('the echo answers with frames as large as those of a referee', async () => {
  const frames = await sampleRequests(3);
  expect(frames.length).toBeGreaterThan(50);
  const request = JSON.parse(frames[0] as string);
  expect(request).toMatchObject({ type: 'request', deal: 0, dealer: 0, pool: 12 });
  expect(request.legal.length).toBeGreaterThan(1);
});
