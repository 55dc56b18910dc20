import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue, CatalogueManifest } from '#domain/catalogue/catalogue.ts';
import {
  catalogueFileNames,
  catalogueFiles,
  manifestSchema,
  optionalFileNames,
  optionalFiles,
  type CatalogueFile,
  type OptionalFile,
} from './catalogue-schema.ts';

/** A snapshot that cannot be used; the message names the file, what is wrong and how to mend it. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

export type Snapshot = { catalogue: Catalogue; manifest: CatalogueManifest };
export type SnapshotTexts = Record<CatalogueFile, string> & Partial<Record<OptionalFile, string>>;

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

/** sha-256 (hex) over the data files, in their fixed order, last those that may be missing. */
export function digestTexts(texts: SnapshotTexts): string {
  const hash = createHash('sha256');
  const add = (name: string, text: string) => hash.update(`${name}\n${text.length}\n`).update(text);
  for (const name of catalogueFileNames) add(name, texts[name]);
  for (const name of optionalFileNames) if (texts[name] !== undefined) add(name, texts[name]);
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

/** Texts of the files that may be missing, as far as they are there. */
const readOptionalTexts = (folder: string): Partial<Record<OptionalFile, string>> =>
  Object.fromEntries(
    optionalFileNames
      .filter((name) => existsSync(join(folder, `${name}.json`)))
      .map((name) => [name, readText(folder, `${name}.json`)]),
  );

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
  const texts = {
    ...Object.fromEntries(catalogueFileNames.map((name) => [name, readText(folder, `${name}.json`)])),
    ...readOptionalTexts(folder),
  } as SnapshotTexts;
  const parse = <Name extends CatalogueFile>(name: Name): Catalogue[Name] =>
    parseAs<Catalogue[Name]>(
      catalogueFiles[name] as unknown as z.ZodType<Catalogue[Name]>,
      texts[name],
      join(folder, `${name}.json`),
    );
  const parseOptional = (name: OptionalFile) => {
    const text = texts[name];
    return text === undefined
      ? {}
      : { [name]: parseAs<unknown>(optionalFiles[name], text, join(folder, `${name}.json`)) };
  };
  const catalogue: Catalogue = {
    makes: parse('makes'),
    engines: parse('engines'),
    parts: parse('parts'),
    applications: parse('applications'),
    related: parse('related'),
    ...Object.assign({}, ...optionalFileNames.map(parseOptional)),
  };
  const snapshot = { catalogue, manifest };
  requireSound(snapshot, texts, folder);
  return snapshot;
}
