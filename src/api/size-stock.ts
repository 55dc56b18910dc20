import type { Availability } from '#domain/availability/availability-case.ts';
import { type AnswerCheck, checkByHand, isRecord } from './problem.ts';

/** POST: see `parts.ts`. What a page shows of it before a first interaction is checked here. */
export const partsPath = '/api/parts/ids';

/** A price as it is written beside a part, and what is struck through with it, null where nothing is (rule price.promotion). */
export type WrittenPrice = { gross: string; net: string; former: string | null; formerNet: string | null };

/** Of one part, what the sizes of a page need; `delivery` is for whoever shows it to check (`partDeliverySchema`). */
export type SizeStock = {
  slug: string;
  number: string;
  inBasket: number;
  today: string;
  availability: Pick<Availability, 'case' | 'message' | 'colour'>;
  written: WrittenPrice;
  delivery?: unknown;
};
type SizeStockAnswer = { parts: SizeStock[] };

const areTexts = (json: Record<string, unknown>, ...names: string[]) =>
  names.every((name) => typeof json[name] === 'string');

const isPrice = (json: unknown): boolean =>
  isRecord(json) &&
  areTexts(json, 'gross', 'net') &&
  ['former', 'formerNet'].every((name) => json[name] === null || typeof json[name] === 'string');

const isSize = (json: unknown): boolean =>
  isRecord(json) &&
  areTexts(json, 'slug', 'number', 'today') &&
  isPrice(json['written']) &&
  Number.isSafeInteger(json['inBasket']) &&
  isRecord(json['availability']) &&
  areTexts(json['availability'], 'case', 'message', 'colour');

const isSizeStock = (json: unknown): json is SizeStockAnswer =>
  isRecord(json) && Array.isArray(json['parts']) && json['parts'].every(isSize);

export const sizeStockAnswer: AnswerCheck<SizeStockAnswer> = checkByHand(isSizeStock);
