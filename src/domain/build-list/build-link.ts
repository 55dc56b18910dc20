import { engineKeyPattern } from '../part/engine-key.ts';
import { lookUp } from '../look-up-own-key.ts';
import { slugPattern } from '../part/part-code.ts';
import {
  addToList,
  type BuildLine,
  type BuildList,
  emptyBuildList,
  isFull,
  isTooMany,
  quantityOf,
  toListTitle,
} from './build-list.ts';

/**
 * A build list as text, "v1=Bench%202/4B1606H-STD:2:Honda%2FK20A/AG-1": version, title, then each part with its quantity where it is
 * not 1, and the engine that it is for where that is known. Both the fragment of a shared link and what the browser keeps.
 */
const writtenVersion = 'v1';
const linePattern = /^(.+?)(?::([1-9]\d{0,2}))?(?::([^:/]+\/[^:/]+))?$/;

/**
 * What a fragment says. `none`: nothing of a build list. `newer`: written by a version that this one cannot read. `unread`:
 * pieces of the text that name no part. `over`: parts that are too many for a list. `cut`: parts of which more pieces are named than a
 * line may have.
 */
export type ReadLink = { kind: 'none' } | { kind: 'newer' } | ({ kind: 'list' } & ReadList);
type ReadList = { list: BuildList; unread: number; over: number; cut: number };

/** Also what `encodeURIComponent` leaves and chat programs cut off a link or read as their own. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const writeLine = ({ slug, quantity, engine }: BuildLine): string =>
  [slug, ...(quantity === 1 ? [] : [quantity]), ...(engine === undefined ? [] : [encode(engine)])].join(':');

/** The list as a fragment without "#". */
export const writeBuildLink = ({ title, lines }: BuildList): string =>
  `${writtenVersion}=${[encode(title), ...lines.map(writeLine)].join('/')}`;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function readLine(piece: string): BuildLine | null {
  const [, slug = '', quantity = '1', engine = ''] = linePattern.exec(decode(piece)) ?? [];
  const line = { slug, quantity: Number(quantity) };
  if (!slugPattern.test(slug)) return null;
  return engineKeyPattern.test(engine) ? { ...line, engine } : line;
}

function readFirstVersion(body: string): ReadList {
  const [title = '', ...pieces] = body.split('/');
  let list: BuildList = { ...emptyBuildList, title: toListTitle(decode(title)) };
  let unread = 0;
  const over = new Set<string>();
  const cut = new Set<string>();
  for (const piece of pieces) {
    const line = readLine(piece);
    if (line === null) unread += 1;
    else if (isFull(list) && quantityOf(list, line.slug) === 0) over.add(line.slug);
    else {
      if (isTooMany(list, line)) cut.add(line.slug);
      list = addToList(list, line);
    }
  }
  return { list, unread, over: over.size, cut: cut.size };
}

/** Every version that was ever written stays readable. A new one: its reader here, its name in `writtenVersion`. */
const readers: Readonly<Record<string, (body: string) => ReadList>> = { v1: readFirstVersion };

/** Reads a fragment, with or without its "#", whoever wrote it. A part named twice is summed. Never throws. */
export function readBuildLink(fragment: string): ReadLink {
  const [, version, body = ''] = /^#?(v\d+)=(.*)$/s.exec(fragment) ?? [];
  if (version === undefined) return { kind: 'none' };
  const read = lookUp(readers, version);
  return read ? { kind: 'list', ...read(body) } : { kind: 'newer' };
}
