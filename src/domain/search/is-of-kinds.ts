import type { KindWord } from '#config/search-words.ts';
import type { SetKind } from './index-rows.ts';

const positionNames: Partial<Record<KindWord, RegExp>> = { rod: /conrod/i, main: /main/i, thrust: /thrust/i };

/** Whether a set is of every kind named; coated sets and kits are also found by the position in their name. */
export const isOfKinds = ({ type, name }: SetKind, kinds: readonly KindWord[]): boolean =>
  kinds.every((kind) => kind === type || positionNames[kind]?.test(name));
