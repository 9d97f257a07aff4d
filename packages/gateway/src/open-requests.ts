import type { WaitingSeat } from './waiting-seat.ts';

/** Room to begin with; a power of two, as all sizes here are. */
const ROOM = 16;
const NONE = -1;
/** The ring grows when more than one in so many of its places is taken. */
const FILLED = 4;

/**
 * The seats that wait for an answer, by the numbers of their requests, which only go up. A ring of the last numbers holds them; it
 * grows when it is well filled. One that stays open so long that the ring has come around to it is kept aside.
 *
 * It is no `Map`, since those cost the collector dearly where entries come and go: a map that is laid out anew leaves its old layout
 * behind, which points on to the next one. Once such a layout is old, it keeps all that followed it until the next full collection:
 * here the seats, and with them whole matches that were over.
 */
export class OpenRequests {
  #seats: (WaitingSeat | undefined)[] = seats(ROOM);
  #numbers: number[] = numbers(ROOM);
  #mask = ROOM - 1;
  #last = NONE;
  #size = 0;
  /** Those that the ring has come around to. They are few and come seldom, so a map will do. */
  readonly #slow = new Map<number, WaitingSeat>();

  get size(): number {
    return this.#size;
  }

  get(number: number): WaitingSeat | undefined {
    const place = number & this.#mask;
    return this.#numbers[place] === number ? this.#seats[place] : this.#slow.get(number);
  }

  /** @param number higher than all before it */
  add(number: number, seat: WaitingSeat): void {
    const place = number & this.#mask;
    if (this.#numbers[place] !== NONE) {
      if (this.#size * FILLED > this.#numbers.length) this.#grow();
      else this.#setAside(place);
    }
    this.#put(number, seat);
    this.#last = number;
    this.#size += 1;
  }

  delete(number: number): void {
    const place = number & this.#mask;
    if (number === NONE) return;
    if (this.#numbers[place] === number) this.#clear(place);
    else if (!this.#slow.delete(number)) return;
    this.#size -= 1;
  }

  /** The seats, the longest waiting first. */
  *[Symbol.iterator](): Generator<WaitingSeat> {
    yield* this.#slow.values();
    for (let number = Math.max(0, this.#last - this.#mask); number <= this.#last; number++) {
      const place = number & this.#mask;
      if (this.#numbers[place] === number) yield this.#seats[place] as WaitingSeat;
    }
  }

  #put(number: number, seat: WaitingSeat): void {
    const place = number & this.#mask;
    this.#seats[place] = seat;
    this.#numbers[place] = number;
  }

  #clear(place: number): void {
    this.#seats[place] = undefined;
    this.#numbers[place] = NONE;
  }

  /** What is set aside was opened before all that is in the ring, but for what was set aside before it. */
  #setAside(place: number): void {
    this.#slow.set(this.#numbers[place] as number, this.#seats[place] as WaitingSeat);
    this.#clear(place);
  }

  #grow(): void {
    const [before, held] = [this.#numbers, this.#seats];
    const room = 2 * before.length;
    this.#mask = room - 1;
    this.#numbers = numbers(room);
    this.#seats = seats(room);
    for (const [place, number] of before.entries()) {
      if (number !== NONE) this.#put(number, held[place] as WaitingSeat);
    }
  }
}

function seats(room: number): undefined[] {
  return new Array(room).fill(undefined);
}

function numbers(room: number): number[] {
  return new Array(room).fill(NONE);
}
