import { site } from '#config/site.ts';
import { listEditions } from '#domain/document/document-link.ts';
import { readNounFile } from '#editors/noun-file.ts';
import type { Noun, NounName } from '#editors/nouns.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAnchors, listClauseNumbers } from './anchors.ts';
import type { Piece } from './kinds.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import type { OpenText } from './open-text.ts';

/** What the rules know of the rest of the shop. */
export type KnownShop = {
  pieces: ReadonlyMap<string, Piece>;
  /** every address that can be linked to, with its anchors; null where only the server knows them */
  addresses: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** numbers of counted clauses by their address: "/terms#seller" → "9" */
  clauses: ReadonlyMap<string, string>;
  /** what editors have written of it; null where its file cannot be read, which is told by itself */
  written: <Name extends NounName>(name: Name) => Noun<Name> | null;
  /** the address that took the place of this one, if it moved for good */
  movedTo: (address: string) => string | undefined;
  /** whether there is a file of this path from the project's root */
  isFile: (path: string) => boolean;
  /** what the catalogue of the last pull has; null where there was none yet */
  catalogue: KnownCatalogue | null;
  /** under which the shop itself is reached, without "www." */
  hosts: readonly string[];
  /** texts of documents by their file */
  documents: ReadonlyMap<string, OpenText>;
  /** "2026-11-21" */
  today: string;
};

const propsBlock = /interface Props \{([\s\S]*?)\n\}/;
const prop = /^ {2}(\w+)(\?)?: ?(.*?);?$/gm;
/** `'macro' | 'shells'` */
const choice = /^'[^']*'(?: \| '[^']*')*$/;

/** The attributes of a piece, read from its `interface Props`. */
function readPiece(source: string): Piece {
  const props = [...(propsBlock.exec(source)?.[1] ?? '').matchAll(prop)];
  const named = props.map(([, name = '', optional, type = '']) => ({ name, optional, type }));
  return {
    known: named.map(({ name }) => name),
    lists: named.filter(({ type }) => type.endsWith('[]')).map(({ name }) => name),
    required: named.filter(({ optional }) => !optional).map(({ name }) => name),
    values: Object.fromEntries(
      named
        .filter(({ type }) => choice.test(type))
        .map(({ name, type }) => [name, [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)]),
    ),
  };
}

/** The pieces that `Prose.astro` hands to a text. */
export function readPieces(root: string): Map<string, Piece> {
  const folder = join(root, 'src/components/prose');
  const [, handed = ''] =
    /const pieces = \{([\s\S]*?)\};/.exec(readFileSync(join(folder, 'Prose.astro'), 'utf8')) ?? [];
  const names = [...handed.matchAll(/\w+/g)].map(([name]) => name);
  return new Map(names.map((name) => [name, readPiece(readFileSync(join(folder, `${name}.astro`), 'utf8'))]));
}

/** Every PDF that the shop offers: "/files/iso-9001-2015.pdf". */
export const listDocumentFiles = ({ written }: Pick<KnownShop, 'written'>): string[] =>
  (written('downloads')?.documents ?? []).flatMap(listEditions).map(({ file }) => file);

const readWritten =
  (root: string): KnownShop['written'] =>
  (name) => {
    try {
      return readNounFile(name, root);
    } catch {
      return null;
    }
  };

const routeOf = (file: string): string =>
  `/${file.replace(/^src\/pages\//, '').replace(/(?:(?:^|\/)index)?\.(?:astro|ts)$/, '')}`;

/** Addresses of the pages that have a file of their own, and of the files in `public`. */
function listOwnAddresses(root: string): string[] {
  const routes = globSync('src/pages/**/*.{astro,ts}', { cwd: root }).filter((file) => !/\[|\/api\//.test(file));
  const files = globSync('public/**/*.*', { cwd: root }).map((file) => file.replace(/^public/, ''));
  return [...routes.map(routeOf), ...files];
}

/** `unread`: addresses of texts that cannot be read, so that links to them are not blamed. */
export type Surroundings = { unread: readonly string[]; catalogue: KnownCatalogue | null; now: Date };

export function openShop(
  root: string,
  texts: readonly OpenText[],
  { unread, catalogue, now }: Surroundings,
): KnownShop {
  const host = URL.parse(process.env['SITE_URL'] ?? '')?.hostname.replace(/^www\./, '');
  const written = readWritten(root);
  const moved = written('redirects')?.pages ?? {};
  return {
    pieces: readPieces(root),
    written,
    clauses: new Map(texts.flatMap((text) => [...listClauseNumbers(text)])),
    addresses: new Map([
      ...[...listOwnAddresses(root), ...listDocumentFiles({ written }), ...unread].map(
        (address) => [address, null] as const,
      ),
      ...texts.flatMap((text) =>
        text.address === null ? [] : [[text.address, text.isWhole ? listAnchors(text) : null] as const],
      ),
    ]),
    movedTo: (address) => moved[address],
    isFile: (path) => existsSync(join(root, path)),
    catalogue,
    documents: new Map(texts.filter(({ kind }) => kind.name === 'document').map((text) => [text.file, text])),
    hosts: [site.supportEmail.replace(/^.*@/, ''), host ?? 'localhost', 'localhost'],
    today: now.toISOString().slice(0, 10),
  };
}
