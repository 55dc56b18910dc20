import { movedPages } from '#config/moved-pages.ts';
import { site } from '#config/site.ts';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listAnchors, listClauseNumbers } from './anchors.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import type { OpenText } from './open-text.ts';

/** A piece that texts may use: its attributes, which of them must be there, and the words that one may choose from. */
export type Piece = {
  known: readonly string[];
  required: readonly string[];
  values: Readonly<Record<string, readonly string[]>>;
  /** those that take a list */
  lists: readonly string[];
};

/** What the rules know of the rest of the shop. */
export type House = {
  pieces: ReadonlyMap<string, Piece>;
  /** every address that can be linked to, with its anchors; null where only the server knows them */
  addresses: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** numbers of counted clauses by their address: "/terms#seller" → "9" */
  clauses: ReadonlyMap<string, string>;
  /** the address that took the place of this one, if it moved for good */
  movedTo: (address: string) => string | undefined;
  /** bytes of a file of `src/assets`, `public` or beside a text, by its path from the project's root; null where there is none */
  sizeOf: (path: string) => number | null;
  /** words of the trade that no dictionary has */
  words: readonly string[];
  /** what the catalogue of the last pull has; null where there was none yet */
  catalogue: KnownCatalogue | null;
  /** under which the shop itself is reached, without "www." */
  hosts: readonly string[];
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
  return {
    known: props.map(([, name = '']) => name),
    lists: props.filter(([, , , type = '']) => /\[\]$/.test(type)).map(([, name = '']) => name),
    required: props.filter(([, , optional]) => !optional).map(([, name = '']) => name),
    values: Object.fromEntries(
      props.flatMap(([, name = '', , type = '']) =>
        choice.test(type) ? [[name, [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)]] : [],
      ),
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

const routeOf = (file: string): string =>
  `/${file.replace(/^src\/pages\//, '').replace(/(?:(?:^|\/)index)?\.(?:astro|ts)$/, '')}`;
const isStatic = (file: string): boolean => !/\[|\/api\//.test(file);

/** Addresses of the pages that have a file of their own, of the files in `public`, and of the documents for download. */
function listOwnAddresses(root: string, documents: readonly string[]): string[] {
  const routes = globSync('src/pages/**/*.{astro,ts}', { cwd: root }).filter(isStatic).map(routeOf);
  const files = globSync('public/**/*.*', { cwd: root }).map((file) => file.replace(/^public/, ''));
  return [...routes, ...files, ...documents];
}

/** What the check is told besides the files: addresses of the documents that the build makes, the last pull, and the time. */
type Surroundings = { documents: readonly string[]; catalogue: KnownCatalogue | null; now: Date };

const ownHosts = (): string[] => {
  const address = URL.parse(process.env['SITE_URL'] ?? '')?.hostname;
  return [
    ...new Set([
      site.supportEmail.replace(/^.*@/, ''),
      ...(address ? [address.replace(/^www\./, '')] : []),
      'localhost',
    ]),
  ];
};

export function openHouse(
  root: string,
  texts: readonly OpenText[],
  { documents, catalogue, now }: Surroundings,
): House {
  const pages = texts.flatMap((text): [string, ReadonlySet<string>][] =>
    text.address === null ? [] : [[text.address, listAnchors(text)]],
  );
  const words = join(root, 'content/words.txt');
  return {
    pieces: readPieces(root),
    clauses: new Map(texts.flatMap((text) => [...listClauseNumbers(text)])),
    addresses: new Map([...listOwnAddresses(root, documents).map((address) => [address, null] as const), ...pages]),
    movedTo: (address) => movedPages[address],
    sizeOf: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.size ?? null,
    words: existsSync(words)
      ? readFileSync(words, 'utf8')
          .split('\n')
          .filter((line) => line && !line.startsWith('#'))
      : [],
    catalogue,
    hosts: ownHosts(),
    today: now.toISOString().slice(0, 10),
  };
}
