import type { AliasRow, NumberKey, SetRow } from './index-rows.ts';
import { longestRun, normaliseNumber } from './normalise-number.ts';

/** The longest run of digits of a code, of each piece where it is made of several. */
export const toRuns = (code: string): string[] => code.split('+').map((piece) => longestRun(normaliseNumber(piece)));

/** Read when a number is compared with it: most rows of a question in words never are, and a key has a frame of time. */
class LazyKey implements NumberKey {
  readonly #text: string;
  #key: string | null = null;
  #runs: readonly string[] | null = null;

  constructor(text: string) {
    this.#text = text;
  }
  get key(): string {
    return (this.#key ??= normaliseNumber(this.#text));
  }
  get runs(): readonly string[] {
    return (this.#runs ??= toRuns(this.#text));
  }
}

/** A set with its number. */
export const toSetRow = (code: string, rest: Pick<SetRow, 'sizes' | 'kind' | 'fits'>): SetRow =>
  Object.assign(new LazyKey(code), { code, sizes: rest.sizes, kind: rest.kind, fits: rest.fits });

/** A number that leads to a set. */
export const toAliasRow = ({ brand, number, set }: Pick<AliasRow, 'brand' | 'number' | 'set'>): AliasRow =>
  Object.assign(new LazyKey(number), { brand, number, set });
