import { downloads } from '#config/downloads.ts';
import { movedPages } from '#config/moved-pages.ts';
import { site } from '#config/site.ts';
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
export const documentFiles = downloads.flatMap(({ file, translations }) => [
  file,
  ...translations.map((each) => each.file),
]);

const routeOf = (file: string): string =>
  `/${file.replace(/^src\/pages\//, '').replace(/(?:(?:^|\/)index)?\.(?:astro|ts)$/, '')}`;

/** Addresses of the pages that have a file of their own, of the files in `public`, and of the documents for download. */
function listOwnAddresses(root: string): string[] {
  const routes = globSync('src/pages/**/*.{astro,ts}', { cwd: root }).filter((file) => !/\[|\/api\//.test(file));
  const files = globSync('public/**/*.*', { cwd: root }).map((file) => file.replace(/^public/, ''));
  return [...routes.map(routeOf), ...files, ...documentFiles];
}

/** `unread`: addresses of texts that cannot be read, so that links to them are not blamed. */
export type Surroundings = { unread: readonly string[]; catalogue: KnownCatalogue | null; now: Date };

export function openShop(
  root: string,
  texts: readonly OpenText[],
  { unread, catalogue, now }: Surroundings,
): KnownShop {
  const host = URL.parse(process.env['SITE_URL'] ?? '')?.hostname.replace(/^www\./, '');
  return {
    pieces: readPieces(root),
    clauses: new Map(texts.flatMap((text) => [...listClauseNumbers(text)])),
    addresses: new Map([
      ...[...listOwnAddresses(root), ...unread].map((address) => [address, null] as const),
      ...texts.flatMap((text) =>
        text.address === null ? [] : [[text.address, text.isWhole ? listAnchors(text) : null] as const],
      ),
    ]),
    movedTo: (address) => movedPages[address],
    isFile: (path) => existsSync(join(root, path)),
    catalogue,
    documents: new Map(texts.filter(({ kind }) => kind.name === 'document').map((text) => [text.file, text])),
    hosts: [site.supportEmail.replace(/^.*@/, ''), host ?? 'localhost', 'localhost'],
    today: now.toISOString().slice(0, 10),
  };
}
