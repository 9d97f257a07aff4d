import pc from 'picocolors';
import { type ColumnUserConfig, getBorderCharacters, table } from 'table';

// Decided here and not by the library, which colours whatever it finds in a CI: what is piped is read by programs.
export const { bold: strong } = pc.createColors(process.stdout.isTTY === true && process.env.NO_COLOR === undefined);

/**
 * A table for a terminal: bold header, columns set apart by spaces, numbers to the right.
 * @param left columns with words, which stand to the left
 */
export function textTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  left: readonly number[],
): string {
  const columns: ColumnUserConfig[] = header.map((_, at) => ({ alignment: left.includes(at) ? 'left' : 'right' }));
  return table([header.map((cell) => strong(cell)), ...rows.map((row) => [...row])], {
    border: getBorderCharacters('void'),
    columnDefault: { paddingLeft: 0, paddingRight: 2 },
    columns,
    drawHorizontalLine: () => false,
  })
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
}
