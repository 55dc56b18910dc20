import type { DatabaseSync } from 'node:sqlite';
import { bodiesOf, bodyOf } from './schema.ts';
import type { WireEngine, WireMake } from './seed-files.ts';

/** One line of "this set fits". */
export type SetApplication = { set: string; make: string; model: string; engine: string; variant: string };

/** Makes, engines, and which set fits which engine. */
export function createVehicleStore(db: DatabaseSync) {
  const makes = db.prepare('SELECT body FROM makes ORDER BY rowid');
  const engines = db.prepare('SELECT body FROM engines ORDER BY rowid');
  const engine = db.prepare('SELECT body FROM engines WHERE make = ? AND name = ?');
  const related = db.prepare('SELECT codes FROM related WHERE set_code = ?');
  const listApplications = (condition: string) => {
    const found = db.prepare(
      `SELECT set_code AS "set", make, model, engine, variant FROM applications WHERE ${condition} ORDER BY rowid`,
    );
    return (...values: string[]) => found.all(...values) as SetApplication[];
  };
  return {
    makes: () => bodiesOf<WireMake>(makes.all()),
    engines: () => bodiesOf<WireEngine>(engines.all()),
    engine: (make: string, name: string) => bodyOf<WireEngine>(engine.get(make, name)),
    applicationsOfSet: listApplications('set_code = ?'),
    applicationsOfMake: listApplications('make = ?'),
    applicationsOfEngine: listApplications('make = ? AND engine = ?'),
    /** Set codes, in order of the data. */
    relatedOfSet: (set: string): string[] =>
      JSON.parse((related.get(set) as { codes: string } | undefined)?.codes ?? '[]'),
  };
}
