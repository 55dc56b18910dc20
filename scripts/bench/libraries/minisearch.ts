import type { Adaptor, SearchDocument } from './library.ts';

type Index = { addAll(documents: readonly SearchDocument[]): void; search(typed: string): { id: string }[] };
type MiniSearch = {
  default: { new (options: object): Index; loadJSON(json: string, options: object): Index };
};

/** Every word must be found; by its beginning, or with one error in five letters, the library's own advice. */
const options = {
  idField: 'slug',
  fields: ['number', 'title', 'fits', 'replaces'],
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { number: 4, replaces: 2 } },
};

export const adaptor: Adaptor<MiniSearch> = {
  build({ default: Search }, documents) {
    const index = new Search(options);
    index.addAll(documents);
    return JSON.stringify(index);
  },
  open({ default: Search }, json) {
    const index = Search.loadJSON(json, options);
    return (typed) => index.search(typed).map(({ id }) => id);
  },
};
