import { measureInChild } from '../child.ts';
import type { Figure } from '../figures.ts';
import { bytes, whole } from '../figures.ts';
import { progress } from '../progress.ts';
import type { RatingCost, RatingOrder } from './rating-order.ts';

/** Rates a large tournament in a process of its own. */
export function ratingCost(order: RatingOrder): Promise<RatingCost> {
  progress(`rating: ${whole(order.matches)} matches among ${order.bots} bots`);
  return measureInChild(new URL('./rating-process.js', import.meta.url), order);
}

export function ratingFigures(cost: RatingCost): Figure[] {
  return [
    ['matches, bots', `${whole(cost.matches)}, ${cost.bots}`],
    ['both fits with errors', `${cost.rateSeconds.toFixed(2)} s`],
    ['taking the matches in', `${cost.collectSeconds.toFixed(2)} s`],
    ['most memory of the process', bytes(cost.peakBytes)],
  ];
}
