import type { Pack } from '@bassadewitz/rules';

/** One part of a suit sign: an outline in a box from −50 to 50 both ways, and the class that colours it. */
export interface SuitPart {
  readonly outline: string;
  readonly paint: string;
}

/** The signs of both packs, by suit: clubs, spades, hearts, diamonds and acorns, leaves, hearts, bells. */
export const SUIT_SHAPES: Readonly<Record<Pack, readonly (readonly SuitPart[])[]>> = {
  french: [
    [
      {
        outline:
          'M0-48c13 0 23 10 23 23 0 7-3 13-8 17 4-3 9-4 13-4 13 0 22 10 22 22S40 32 27 32C17 32 10 26 5 18c1 13 6 23 15 30h-40C-11 41-6 31-5 18c-5 8-12 14-22 14-13 0-23-10-23-22s9-22 22-22c4 0 9 1 13 4-5-4-8-10-8-17 0-13 10-23 23-23z',
        paint: 'ink-black',
      },
    ],
    [
      {
        outline:
          'M0-48c9 20 48 38 48 64 0 15-11 23-22 23-9 0-16-5-21-13 1 10 6 17 14 22h-38c8-5 13-12 14-22-5 8-12 13-21 13-11 0-22-8-22-23 0-26 39-44 48-64z',
        paint: 'ink-black',
      },
    ],
    [
      {
        outline:
          'M0 47C-12 27-48 6-48-20c0-16 11-26 24-26 11 0 20 7 24 18 4-11 13-18 24-18 13 0 24 10 24 26C48 6 12 27 0 47z',
        paint: 'ink-red',
      },
    ],
    [{ outline: 'M0-50C9-33 23-15 38 0 23 15 9 33 0 50-9 33-23 15-38 0-23-15-9-33 0-50z', paint: 'ink-red' }],
  ],
  german: [
    [
      { outline: 'M-3-50h6v16h-6z', paint: 'ink-stalk' },
      { outline: 'M-27-6h54C28 20 15 42 0 50-15 42-28 20-27-6z', paint: 'ink-nut' },
      { outline: 'M-16-2h7c-1 16 2 28 7 40C-11 30-17 15-16-2z', paint: 'ink-nut-light' },
      { outline: 'M-34-4c-4-20 12-36 34-36S38-24 34-4c0 4-3 6-7 6h-54c-4 0-7-2-7-6z', paint: 'ink-cap' },
      {
        outline: 'M-29-13l10-12 3 3-10 12zM-15-7l20-26 4 3L-11-4zM5-7l16-20 3 3L9-4z',
        paint: 'ink-cap-light',
      },
    ],
    [
      { outline: 'M-3 14h6c0 14 3 22 12 30l-6 6C-1 42-3 30-3 14z', paint: 'ink-stalk' },
      {
        outline:
          'M0-50c8 15 46 26 46 55 0 16-11 26-24 26C13 31 5 27 0 18-5 27-13 31-22 31c-13 0-24-10-24-26 0-29 38-40 46-55z',
        paint: 'ink-leaf',
      },
      {
        outline:
          'M-1.500-34h3V8c8-2 17-8 23-16l2 3C20 5 10 11 1.500 13V18h-3V13C-10 11-20 5-26.500-5l2-3C-18 0-9 6-1.500 8z',
        paint: 'ink-leaf-light',
      },
    ],
    [
      {
        outline:
          'M0 48C-12 30-47 10-47-18c0-17 11-28 24-28 11 0 19 7 23 18 4-11 12-18 23-18 13 0 24 11 24 28C47 10 12 30 0 48z',
        paint: 'ink-heart',
      },
      { outline: 'M-36-20c0-9 5-15 12-15 3 0 5 1 7 2-8 1-12 7-13 16z', paint: 'ink-heart-light' },
    ],
    [
      { outline: 'M-9-50H9v10H-9z', paint: 'ink-bell-dark' },
      { outline: 'M0-43a46 46 0 1 1 0 92 46 46 0 1 1 0-92z', paint: 'ink-bell' },
      { outline: 'M-45.400-5h90.800a46 46 0 0 1 0 16h-90.800a46 46 0 0 1 0-16z', paint: 'ink-bell-band' },
      { outline: 'M-28-20c3-8 9-13 17-15l1 5c-6 2-10 6-13 12z', paint: 'ink-bell-light' },
      { outline: 'M-3 14h6v16h-6zM0 26a7 7 0 1 1 0 14 7 7 0 1 1 0-14z', paint: 'ink-bell-dark' },
    ],
  ],
};
