import type { Limits } from '@bassadewitz/protocol';
import { DEFAULT_STRIKES, timesOf } from '@bassadewitz/referee';
import type { GatewayLimits, GatewayOptions } from './options.ts';

/** The limits as `welcome` tells them to a bot that is given so many tables. */
export type ToldLimits = (tables: number) => Limits;

export function toldLimits(options: Pick<GatewayOptions, 'time' | 'strikes'>, limits: GatewayLimits): ToldLimits {
  const { moveMs, bankMs, networkCapMs } = timesOf(options.time);
  return (tables) => ({
    softFrameBytes: limits.softFrameBytes,
    hardFrameBytes: limits.hardFrameBytes,
    prepareMs: limits.prepareMs,
    heartbeatMs: limits.heartbeatMs,
    missedBeats: limits.missedBeats,
    moveMs,
    bankMs,
    networkMs: networkCapMs,
    strikes: options.strikes ?? DEFAULT_STRIKES,
    fragments: limits.fragments,
    framesPerSecond: limits.framesPerSecond,
    unansweredFrames: limits.unansweredFrames,
    badFrames: limits.badFrames,
    bufferedBytes: bufferedBytesFor(limits, tables),
  });
}

/** Bytes that may wait for a bot which is given so many tables. */
export function bufferedBytesFor(limits: GatewayLimits, tables: number): number {
  return limits.bufferedBytes + limits.bufferedBytesPerTable * tables;
}
