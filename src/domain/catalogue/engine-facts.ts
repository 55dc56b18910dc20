import { listCylinderWords, readCylinders } from './cylinder-words.ts';
import { readCubicCentimetres } from './engine.ts';
import { toSearchText } from './search-text.ts';

/** What an engine is found by beside its name and models: what people call it ("Red top"), cylinders ("I5") and capacity as supplied. */
export type EngineFacts = { nickname: string; cylinders: string; capacity: string | null };

const toWords = (text: string): string[] => text.split(/[^a-z0-9.]+/).filter(Boolean);

/** "2.0", "2,0 l", "2 litre"; a whole figure only with its unit. */
function readLitres(text: string): number | null {
  const [, decimal, whole] = /^(?:(\d[.,]\d)(?: ?l\w*)?|(\d)[ -]?l\w*)$/.exec(text) ?? [];
  const figure = decimal ?? whole;
  return figure === undefined ? null : Number(figure.replace(',', '.'));
}

/** Whether its capacity is called so in litres: 1,998 cc are 2.0. */
export function isOfLitres({ capacity }: Pick<EngineFacts, 'capacity'>, typed: string): boolean {
  const [litres, cc] = [readLitres(toSearchText(typed)), readCubicCentimetres(capacity)];
  return litres !== null && cc !== null && Math.round(cc / 100) === Math.round(litres * 10);
}

/** Whether it is called so, from the beginning of a word on, or has the cylinders that are said, in whichever language. */
export function isCalled({ nickname, cylinders }: Omit<EngineFacts, 'capacity'>, typed: string): boolean {
  const text = toSearchText(typed);
  const [words, code] = [toWords(toSearchText(nickname)), toWords(text).join('')];
  const isNamed = code.length > 1 && words.some((_, at) => words.slice(at).join('').startsWith(code));
  return isNamed || listCylinderWords(cylinders).includes(readCylinders(text) ?? text);
}
