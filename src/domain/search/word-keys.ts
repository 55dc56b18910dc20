import type { PartType } from '../part/part.ts';
import { toOneWord } from './to-words.ts';

/** Key of all sets of a kind in the order of words; no word begins so. */
export const toKindKey = (type: PartType): string => `=${type}`;

/** Key of an engine under its make in the order of words; without a name the beginning of all of them. */
export const toMakeKey = (makeSlug: string, engineName: string): string =>
  `@${toOneWord(makeSlug)} ${toOneWord(engineName)}`;
