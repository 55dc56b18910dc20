import type { Adaptor } from './library.ts';

type Index = {
  add(id: number, text: string): void;
  search(typed: string, options: object): number[];
  export(take: (key: string, data: string) => void): void | Promise<void>;
  import(key: string, data: string): void;
};
type FlexSearch = { Index: new (options: object) => Index };

/** Beginnings of words; a typing error is not forgiven by any of its tokenizers for figures. */
const options = { tokenize: 'forward' };

export const adaptor: Adaptor<FlexSearch> = {
  async build({ Index }, documents) {
    const index = new Index(options);
    documents.forEach(({ number, title, fits, replaces }, id) =>
      index.add(id, `${number} ${title} ${fits} ${replaces}`),
    );
    const files: [string, string][] = [];
    await index.export((key, data) => void files.push([key, data]));
    return JSON.stringify({ slugs: documents.map(({ slug }) => slug), files });
  },
  open({ Index }, json) {
    const { slugs, files } = JSON.parse(json) as { slugs: string[]; files: [string, string][] };
    const index = new Index(options);
    for (const [key, data] of files) index.import(key, data);
    return (typed) => index.search(typed, { limit: 10 }).map((id) => slugs[id] ?? '');
  },
};
