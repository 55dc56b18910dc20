import { cleanCode } from '../clean-text.ts';

/** A name as it is searched: lower case, without accents and outer spaces, so that "skoda" finds Škoda. */
export const toSearchText = (text: string): string =>
  cleanCode(text).normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
