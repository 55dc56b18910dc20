import type { DatabaseSync } from 'node:sqlite';
import type { StoredPart } from './part-types.ts';
import { bodiesOf, bodyOf } from './schema.ts';

/** All but `position` and `touched`, in the order of the table. */
export const toColumns = (part: StoredPart) => [
  ...[part.id, part.slug, part.number, part.set, part.name],
  part.gone ? 1 : 0,
  JSON.stringify(part),
];

const saveStatement = `
  INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM parts), 1)
  ON CONFLICT (id) DO UPDATE SET (slug, number, set_code, name, gone, body, touched)
    = (excluded.slug, excluded.number, excluded.set_code, excluded.name, excluded.gone, excluded.body, 1)`;

/**
 * Parts in order of the catalogue. A part that is `gone` is found by `byId` only, so that carts can still name it.
 * `search` looks for the keyword in number and name, case-insensitive: numbers that begin with it first.
 */
export function createPartStore(db: DatabaseSync) {
  const select = (condition: string) => db.prepare(`SELECT body FROM parts WHERE ${condition}`);
  const all = select('gone = 0 ORDER BY position');
  const byId = select('id = ?');
  const bySlug = select('slug = ? AND gone = 0');
  const byNumber = select('number = ? AND gone = 0');
  const ofSet = select('set_code = ? AND gone = 0 ORDER BY position');
  const found = select(`gone = 0 AND (instr(upper(number), ?1) > 0 OR instr(upper(name), ?1) > 0)
    ORDER BY instr(upper(number), ?1) <> 1, position LIMIT ?2`);
  const slugTaken = db.prepare('SELECT id FROM parts WHERE slug = ?');
  const save = db.prepare(saveStatement);
  return {
    all: () => bodiesOf<StoredPart>(all.all()),
    byId: (id: string) => bodyOf<StoredPart>(byId.get(id)),
    bySlug: (slug: string) => bodyOf<StoredPart>(bySlug.get(slug)),
    byNumber: (number: string) => bodyOf<StoredPart>(byNumber.get(number)),
    ofSet: (code: string) => bodiesOf<StoredPart>(ofSet.all(code)),
    /** An empty keyword gives the first of all. */
    search: (keyword: string, limit: number) => bodiesOf<StoredPart>(found.all(keyword.toUpperCase(), limit)),
    /** The id that holds the slug, also of a part that is gone. */
    idOfSlug: (slug: string): string | null => (slugTaken.get(slug) as { id: string } | undefined)?.id ?? null,
    save: (part: StoredPart): void => void save.run(...toColumns(part)),
  };
}
