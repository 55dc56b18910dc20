import type { KindWord } from '#config/search-words.ts';
import type { SizeWish } from './read-size.ts';
import type { TypedWord } from './typed-words.ts';

/** A diameter that was asked for, in millimetres; `place` null where none is named: then the journal is meant. */
export type Diameter = { place: 'journal' | 'housing' | null; mm: number };

/**
 * What a word or phrase says by itself. `name`: of a make, model, engine, year or number, which only the catalogue can tell;
 * `idle`: nothing, unless a model is called so; `unsold`: a part that the shop has not.
 */
export type Meaning =
  | { role: 'kind'; kind: KindWord }
  | { role: 'ending'; ending: string }
  | { role: 'size'; wish: SizeWish }
  | { role: 'diameter'; diameter: Diameter }
  | { role: 'idle' }
  | { role: 'unsold' }
  | { role: 'name' };
export type Piece = TypedWord & Meaning;

/** A word with another meaning than it had. */
export const means = ({ typed, word }: TypedWord, meaning: Meaning): Piece => ({ typed, word, ...meaning });
