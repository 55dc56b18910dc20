import { type Mark, type Point, box, label, line, widthOf } from './strokes.ts';

/** What the title block says: the name of each cell and what stands in it. */
export type TitleCell = readonly [name: string, text: string];
const cellHeight = 44;

const widthOfCell = ([name, text]: TitleCell): number => widthOf(name.length > text.length ? name : text) + 20;

/** All cells of the title block beside each other. */
export const widthOfTitle = (cells: readonly TitleCell[]): number =>
  cells.reduce((sum, cell) => sum + widthOfCell(cell), 0);

/** The cells flush with the corner at the right and bottom. */
export function titleBlock([right, bottom]: Point, cells: readonly TitleCell[]): Mark[] {
  const top = bottom - cellHeight;
  const widths = cells.map(widthOfCell);
  const left = right - widthOfTitle(cells);
  return [
    box('frame', [left, top], right - left, cellHeight),
    ...cells.flatMap(([name, text], index): Mark[] => {
      const x = widths.slice(0, index).reduce((sum, width) => sum + width, left);
      return [
        ...(index > 0 ? [line('frame', [x, top], [x, bottom])] : []),
        label('plain', [x + 10, top + 16], name),
        label('strong', [x + 10, bottom - 10], text),
      ];
    }),
  ];
}

/** A ruler in millimetres of the part, to the left of `right`: a tick for each, longer at five and ten. */
export function ruler([x, y]: Point, pixelsPerMm: number, right: number): Mark[] {
  const isFree = (mm: number) => x + mm * pixelsPerMm + widthOf(`${mm} mm`) / 2 + 8 <= right;
  const millimetres = [20, 10].find(isFree) ?? 5;
  const ticks = Array.from({ length: millimetres + 1 }, (_, mm): Mark => {
    const height = mm % 10 === 0 ? 12 : mm % 5 === 0 ? 8 : 5;
    const at = x + mm * pixelsPerMm;
    return line(mm % 5 === 0 ? 'dimension' : 'fine', [at, y], [at, y - height]);
  });
  const end = x + millimetres * pixelsPerMm;
  return [
    ...ticks,
    line('dimension', [x, y], [end, y]),
    label('plain', [x, y + 15], '0', 'middle'),
    label('plain', [end, y + 15], `${millimetres} mm`, 'middle'),
  ];
}
