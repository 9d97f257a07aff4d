import { nounFor } from '@bassadewitz/rules';

/** A duration for people: `0.8 s`, `42 s`, `3 min 20 s`, `2 h 5 min`. @param ms duration in ms */
export function formatDuration(ms: number): string {
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}

/** A whole number and its noun: `1 table`, `1,200 matches`. @param many where it is not the noun with an s */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)} ${nounFor(count, one, many)}`;
}

/** A whole number with thin groups of three: `1,234,567`. */
export function formatCount(count: number): string {
  const text = Math.abs(Math.round(count)).toLocaleString('en-US');
  return count <= -0.5 ? `−${text}` : text;
}
