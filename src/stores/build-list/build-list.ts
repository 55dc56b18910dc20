/** The visitor's build list: this browser only, every tab of it, no request. Light enough for every page. */
import { localKeys } from '#config/storage-keys.ts';
import { readBuildLink, writeBuildLink } from '#domain/build-list/build-link.ts';
import {
  addToList,
  type BuildList,
  emptyBuildList,
  isFull,
  quantityOf,
  removeFromList,
  setListQuantity,
  swapOnList,
  toListTitle,
} from '#domain/build-list/build-list.ts';
import type { ReadableAtom } from 'nanostores';
import { createPersistedValue, inBrowser, type Persistence } from '../browser/persisted-value.ts';

function parse(text: string | null): BuildList {
  const read = readBuildLink(text ?? '');
  return read.kind === 'list' ? read.list : emptyBuildList;
}

const isNewer = (text: string | null): boolean => readBuildLink(text ?? '').kind === 'newer';
const write = (list: BuildList): string | null => (list.lines.length || list.title ? writeBuildLink(list) : null);

export function createBuildList(persistence: Persistence) {
  const { $value, $isNewer, save, change } = createPersistedValue<BuildList>(
    localKeys.buildList,
    { parse, write, isNewer },
    persistence,
  );
  return {
    $buildList: $value as ReadableAtom<BuildList>,
    $isBuildListNewer: $isNewer as ReadableAtom<boolean>,
    /** false where the list is full or of a newer version, and does not have the part */
    addToBuildList(slug: string, quantity: number, engine?: string): boolean {
      change((list) => addToList(list, { slug, quantity, engine }));
      return quantityOf($value.get(), slug) > 0;
    },
    setBuildQuantity: (slug: string, quantity: number) => change((list) => setListQuantity(list, slug, quantity)),
    takeOffBuildList: (slug: string) => change((list) => removeFromList(list, slug)),
    swapBuildLines: (one: string, other: string) => change((list) => swapOnList(list, one, other)),
    nameBuildList: (typed: string) => change((list) => ({ ...list, title: toListTitle(typed) })),
    /** in the place of what is there: a shared list, an undone clearing, nothing */
    replaceBuildList: (list: BuildList) => save(list),
    isBuildListFull: () => isFull($value.get()),
  };
}

export const {
  $buildList,
  $isBuildListNewer,
  addToBuildList,
  setBuildQuantity,
  takeOffBuildList,
  swapBuildLines,
  nameBuildList,
  replaceBuildList,
  isBuildListFull,
} = createBuildList(inBrowser);
