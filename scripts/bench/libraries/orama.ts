import type { Adaptor, SearchDocument } from './library.ts';

type Database = object;
type Found = { hits: { document: SearchDocument }[] };
type Orama = {
  create(options: object): Database;
  insertMultiple(database: Database, documents: readonly object[], batch: number): unknown;
  save(database: Database): object;
  load(database: Database, raw: object): void;
  search(database: Database, query: object): Found | Promise<Found>;
};

const schema = { number: 'string', title: 'string', fits: 'string', replaces: 'string' };

/** `threshold: 0` asks for every word, `tolerance: 1` forgives one error in each. Sorting, not needed, costs no bytes. */
const options = { schema, sort: { enabled: false } };
const wish = { tolerance: 1, threshold: 0, limit: 10, boost: { number: 4, replaces: 2 } };

export const adaptor: Adaptor<Orama> = {
  async build({ create, insertMultiple, save }, documents) {
    const database = create(options);
    await insertMultiple(
      database,
      documents.map(({ slug: id, ...fields }) => ({ id, ...fields })),
      5000,
    );
    return JSON.stringify(save(database));
  },
  open({ create, load, search }, json) {
    const database = create(options);
    load(database, JSON.parse(json) as object);
    return async (term) => (await search(database, { term, ...wish })).hits.map(({ document }) => document.number);
  },
};
