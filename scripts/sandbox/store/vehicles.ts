import type { DatabaseSync } from 'node:sqlite';

/** As `GET /source/{source}` gives them. */
export type WireMake = {
  id: number;
  name: string;
  image_name: string;
  logo_url: string | null;
  logo_webp_url: string | null;
  hasBadgePhoto: boolean;
  hasBannerPhoto: boolean;
  kind: string;
};
export type WireEngine = {
  make: string;
  name: string;
  models: string;
  capacity: string | null;
  description: string;
  cylinders: string | null;
  tooltip?: string;
  bore_size?: string | null;
  stroke?: string | null;
};
/** One line of "this set fits". */
export type SetApplication = { set: string; make: string; model: string; engine: string; variant: string };

const columns = 'set_code AS "set", make, model, engine, variant';

/** Makes, engines, and which set fits which engine. */
export function createVehicleStore(db: DatabaseSync) {
  const makes = db.prepare('SELECT body FROM makes ORDER BY position');
  const engines = db.prepare('SELECT body FROM engines ORDER BY position');
  const engine = db.prepare('SELECT body FROM engines WHERE make = ? AND name = ?');
  const ofSet = db.prepare(`SELECT ${columns} FROM applications WHERE set_code = ? ORDER BY position`);
  const ofMake = db.prepare(`SELECT ${columns} FROM applications WHERE make = ? ORDER BY position`);
  const ofEngine = db.prepare(`SELECT ${columns} FROM applications WHERE make = ? AND engine = ? ORDER BY position`);
  const related = db.prepare('SELECT codes FROM related WHERE set_code = ?');

  const body = <T>(row: unknown) => JSON.parse((row as { body: string }).body) as T;
  const rows = (found: unknown[]) => found as SetApplication[];
  return {
    makes: (): WireMake[] => makes.all().map((row) => body<WireMake>(row)),
    engines: (): WireEngine[] => engines.all().map((row) => body<WireEngine>(row)),
    engine(make: string, name: string): WireEngine | null {
      const row = engine.get(make, name);
      return row === undefined ? null : body<WireEngine>(row);
    },
    applicationsOfSet: (set: string): SetApplication[] => rows(ofSet.all(set)),
    applicationsOfMake: (make: string): SetApplication[] => rows(ofMake.all(make)),
    applicationsOfEngine: (make: string, name: string): SetApplication[] => rows(ofEngine.all(make, name)),
    /** Set codes, in order of the data. */
    relatedOfSet: (set: string): string[] =>
      JSON.parse((related.get(set) as { codes: string } | undefined)?.codes ?? '[]'),
  };
}
