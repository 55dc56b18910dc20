import { diameterWords } from '#config/search-words.ts';
import { lookUp } from '../look-up-own-key.ts';
import { joinTyped } from './typed-words.ts';
import type { Diameter, Piece } from './piece.ts';

const mmPerInch = 25.4;
/** Written so, nothing else is meant: "45.00", "45 mm"; nothing is ground by so much, and no journal is smaller. */
const written = /^([3-9]\d(?:\.\d{2,3}(?:mm)?|(?:\.\d)?mm))$/;
/** Beside a word that says of what: "45", "45.5", and in inches "2.100". */
const besideWord = /^([3-9]\d(?:\.\d{1,3})?)(?:mm)?$/;
const inches = /^([1-3]\.\d{2,4})(?:in|inch|inches|")?$/;

function readFigure(word: string, isBeside: boolean): number | null {
  const [, mm] = (isBeside ? besideWord : written).exec(word) ?? [];
  if (mm !== undefined) return Number.parseFloat(mm);
  const [, inch] = (isBeside && inches.exec(word)) || [];
  return inch === undefined ? null : Number(inch) * mmPerInch;
}

/** a hyphen joins, "45-mm-journal" */
const toTerm = (word: string): string => word.replace(/-/g, ' ').trim();

/** Words of which one is a diameter, with that in one piece; a word that says of what is part of it. */
export function markDiameter(pieces: Piece[]): Piece[] {
  const named = pieces.find(({ role, word }) => role === 'idle' && lookUp(diameterWords, toTerm(word)) !== undefined);
  const isFigure = ({ role, word }: Piece): boolean =>
    role === 'name' && readFigure(word, named !== undefined) !== null;
  const figure = pieces.find(isFigure);
  const mm = figure ? readFigure(figure.word, named !== undefined) : null;
  if (!figure || mm === null) return pieces;
  const place = named ? (lookUp(diameterWords, toTerm(named.word)) ?? null) : null;
  const parts = pieces.filter((piece) => piece === figure || piece === named);
  const one: Piece = { ...joinTyped(parts), role: 'diameter', diameter: { place, mm } };
  return pieces.flatMap((piece) => (piece === figure ? [one] : piece === named ? [] : [piece]));
}

/** half a tenth is what a nominal figure leaves open: 43.98 is called 44 */
const tolerance = 0.05;

/** Whether a set's diameters are what was asked for; of what the data does not tell it is never said. */
export const hasDiameter = ([journal, housing]: readonly [number, number], { place, mm }: Diameter): boolean =>
  Math.abs((place === 'housing' ? housing : journal) - mm) <= tolerance;
