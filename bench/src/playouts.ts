import { playOut, positionOf, randomFrom, randomHands, Series } from '@bassadewitz/rules';

/** How many hands are dealt beforehand and played out in turn. */
const DEALS = 256;

/** Random playouts of whole deals a second, on one core. */
export function playoutsPerSecond(seconds: number): number {
  const random = randomFrom('playouts');
  const positions = Array.from({ length: DEALS }, () => {
    const deal = Series.start('classic').begin(randomHands(random));
    if (!deal.ok) throw new Error(deal.error.message);
    return positionOf(deal.value);
  });
  const rounds = () => {
    for (const position of positions) playOut(position, random);
  };
  const warm = performance.now() + 300;
  while (performance.now() < warm) rounds();
  const start = performance.now();
  let played = 0;
  while (performance.now() - start < seconds * 1000) {
    rounds();
    played += DEALS;
  }
  return played / ((performance.now() - start) / 1000);
}
