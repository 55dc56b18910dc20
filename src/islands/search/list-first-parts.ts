import { buildPartCode } from '#domain/part/part-code.ts';
import type { SetHit } from '#domain/search/search-answer.ts';

/** The parts whose price a list shows first: of each set the size that it is shown with. */
export const listFirstParts = (sets: readonly SetHit[]): string[] =>
  sets.map(({ set, size }) => buildPartCode(set, size));
