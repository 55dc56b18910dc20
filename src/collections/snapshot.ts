import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue, CatalogueManifest } from '#domain/catalogue/catalogue.ts';
import {
  catalogueFileNames,
  catalogueFiles,
  distributorsFile,
  manifestSchema,
  type CatalogueFile,
} from './catalogue-schema.ts';

/** A snapshot that cannot be used; the message names the file, what is wrong and how to mend it. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

export type Snapshot = { catalogue: Catalogue; manifest: CatalogueManifest };
export type SnapshotTexts = Record<CatalogueFile, string> & { distributors?: string };

const remedy = 'Run "npm run catalogue:pull" while the commerce API answers.';

function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new SnapshotError(
      `There is no ${join(folder, name)}: the catalogue was not pulled, or not completely. ${remedy}`,
    );
  }
}

function parseAs<T>(schema: z.ZodType<T>, text: string, file: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const what =
      error instanceof z.ZodError ? z.prettifyError(new z.ZodError(error.issues.slice(0, 3))) : 'it is not JSON';
    throw new SnapshotError(`${file} is broken: ${what}. Never edit it by hand. ${remedy}`);
  }
}

/** sha-256 (hex) over the data files, in their fixed order, the distributors last where there are any. */
export function digestTexts(texts: SnapshotTexts): string {
  const hash = createHash('sha256');
  const add = (name: string, text: string) => hash.update(`${name}\n${text.length}\n`).update(text);
  for (const name of catalogueFileNames) add(name, texts[name]);
  if (texts.distributors !== undefined) add(distributorsFile.name, texts.distributors);
  return hash.digest('hex');
}

/** How many of each, as the manifest states them; `applications` are lines, `sets` set codes with parts. */
export const countCatalogue = ({ makes, engines, parts, applications }: Catalogue): CatalogueManifest['counts'] => ({
  makes: makes.length,
  engines: engines.length,
  parts: parts.length,
  sets: new Set(parts.map((part) => part.set)).size,
  applications: Object.values(applications).reduce((sum, lines) => sum + lines.length, 0),
});

/** Text and content of the one file that may be missing. */
function readDistributors(folder: string): { text?: string; distributors?: Catalogue['distributors'] } {
  const file = `${distributorsFile.name}.json`;
  if (!existsSync(join(folder, file))) return {};
  const text = readText(folder, file);
  return { text, distributors: parseAs(distributorsFile.schema, text, join(folder, file)) };
}

function requireSound({ catalogue, manifest }: Snapshot, texts: SnapshotTexts, folder: string): void {
  if (digestTexts(texts) !== manifest.digest)
    throw new SnapshotError(`${folder} was changed after the pull: the digest does not fit. ${remedy}`);
  const counts = countCatalogue(catalogue);
  const wrong = Object.entries(manifest.counts).find(([name, count]) => counts[name as keyof typeof counts] !== count);
  if (wrong)
    throw new SnapshotError(`${folder} is not complete: the manifest counts ${wrong[1]} ${wrong[0]}. ${remedy}`);
}

/** Reads and checks one snapshot folder: manifest, schema, digest, counts. Throws `SnapshotError`; never gives half a catalogue. */
export function readSnapshot(folder: string): Snapshot {
  const manifest = parseAs(manifestSchema, readText(folder, 'manifest.json'), join(folder, 'manifest.json'));
  const texts = Object.fromEntries(
    catalogueFileNames.map((name) => [name, readText(folder, `${name}.json`)]),
  ) as SnapshotTexts;
  const parse = <Name extends CatalogueFile>(name: Name): Catalogue[Name] =>
    parseAs<Catalogue[Name]>(
      catalogueFiles[name] as unknown as z.ZodType<Catalogue[Name]>,
      texts[name],
      join(folder, `${name}.json`),
    );
  const { text, distributors } = readDistributors(folder);
  const catalogue: Catalogue = {
    makes: parse('makes'),
    engines: parse('engines'),
    parts: parse('parts'),
    applications: parse('applications'),
    related: parse('related'),
    ...(distributors && { distributors }),
  };
  const snapshot = { catalogue, manifest };
  requireSound(snapshot, text === undefined ? texts : { ...texts, distributors: text }, folder);
  return snapshot;
}
