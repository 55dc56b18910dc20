import type { DatabaseSync } from 'node:sqlite';
import type { StoredPart } from './part-types.ts';

type PartRow = {
  id: string;
  slug: string;
  number: string;
  set_code: string;
  size: string;
  name: string;
  body: string;
  price: string;
  stock: string;
  gone: number;
};

const toPart = (row: PartRow): StoredPart => ({
  id: row.id,
  slug: row.slug,
  number: row.number,
  set: row.set_code,
  size: row.size,
  name: row.name,
  text: JSON.parse(row.body),
  price: JSON.parse(row.price),
  stock: JSON.parse(row.stock),
  gone: row.gone === 1,
});

/** All but `position` and `touched`, in the order of the table. */
export const toColumns = (part: StoredPart) => [
  part.id,
  part.slug,
  part.number,
  part.set,
  part.size,
  part.name,
  JSON.stringify(part.text),
  JSON.stringify(part.price),
  JSON.stringify(part.stock),
  part.gone ? 1 : 0,
];

const saveStatement = `
  INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM parts), 1)
  ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, number = excluded.number, set_code = excluded.set_code, size = excluded.size,
    name = excluded.name, body = excluded.body, price = excluded.price, stock = excluded.stock, gone = excluded.gone, touched = 1`;

/**
 * Parts in order of the catalogue. A part that is `gone` is found by `byId` only, so that carts can still name it.
 * `search` looks for the keyword in number and name, case-insensitive: numbers that begin with it first.
 */
export function createPartStore(db: DatabaseSync) {
  const all = db.prepare('SELECT * FROM parts WHERE gone = 0 ORDER BY position');
  const byId = db.prepare('SELECT * FROM parts WHERE id = ?');
  const bySlug = db.prepare('SELECT * FROM parts WHERE slug = ? AND gone = 0');
  const byNumber = db.prepare('SELECT * FROM parts WHERE number = ? AND gone = 0');
  const ofSet = db.prepare('SELECT * FROM parts WHERE set_code = ? AND gone = 0 ORDER BY position');
  const found = db.prepare(`
    SELECT * FROM parts WHERE gone = 0 AND (instr(upper(number), ?1) > 0 OR instr(upper(name), ?1) > 0)
    ORDER BY instr(upper(number), ?1) <> 1, position LIMIT ?2`);
  const save = db.prepare(saveStatement);
  const slugTaken = db.prepare('SELECT id FROM parts WHERE slug = ?');

  const one = (row: unknown) => (row === undefined ? null : toPart(row as PartRow));
  const many = (rows: unknown[]) => (rows as PartRow[]).map(toPart);
  return {
    all: (): StoredPart[] => many(all.all()),
    byId: (id: string): StoredPart | null => one(byId.get(id)),
    bySlug: (slug: string): StoredPart | null => one(bySlug.get(slug)),
    byNumber: (number: string): StoredPart | null => one(byNumber.get(number)),
    ofSet: (code: string): StoredPart[] => many(ofSet.all(code)),
    /** An empty keyword gives the first of all. */
    search: (keyword: string, limit: number): StoredPart[] => many(found.all(keyword.toUpperCase(), limit)),
    /** The id that holds the slug, also of a part that is gone. */
    idOfSlug: (slug: string): string | null => (slugTaken.get(slug) as { id: string } | undefined)?.id ?? null,
    save: (part: StoredPart): void => void save.run(...toColumns(part)),
  };
}
