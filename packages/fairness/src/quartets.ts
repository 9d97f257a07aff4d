/** How many quartets `bots` bots have: C(bots, 4). */
export function quartetCount(bots: number): number {
  return (bots * (bots - 1) * (bots - 2) * (bots - 3)) / 24;
}

/** Every quartet of the numbers 0 … bots − 1, four numbers a table, ascending, tables in lexicographic order. */
export function everyQuartet(bots: number): Uint16Array {
  const tables = new Uint16Array(4 * quartetCount(bots));
  let at = 0;
  for (let a = 0; a < bots; a++) {
    for (let b = a + 1; b < bots; b++) {
      for (let c = b + 1; c < bots; c++) {
        for (let d = c + 1; d < bots; d++) {
          tables[at++] = a;
          tables[at++] = b;
          tables[at++] = c;
          tables[at++] = d;
        }
      }
    }
  }
  return tables;
}
