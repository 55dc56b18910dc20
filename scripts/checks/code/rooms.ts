import { matchesGlob, posix } from 'node:path';
import { mayNameWhenRun, nouns, rooms } from '../../../.ci/rooms.mjs';
import { unnamed } from './imports.ts';

type Room = { folder: string; rooms: string[]; packages: string[] };

const named = Object.entries(rooms).flatMap(([name, room]): [string, Room][] =>
  'folder' in room ? [[name, room as Room]] : [],
);
const nounsOf = (room: string): Record<string, string[]> =>
  (nouns as Record<string, Record<string, string[]>>)[room] ?? {};

/** Where a file stands: its room and, in a room with nouns, its noun; '' for a file beside them. */
type Place = { name: string; room: Room; noun: string };

/** The first room of the list whose folder holds the file; null where none does. */
function findPlace(file: string): Place | null {
  const [name, room] = named.find(([, { folder }]) => file.startsWith(`${folder}/`)) ?? [];
  if (!name || !room) return null;
  const inRoom = file.slice(room.folder.length + 1).split('/');
  const hasNouns = Object.keys(nounsOf(name)).length > 0;
  return { name, room, noun: hasNouns && inRoom.length > 1 ? (inRoom[0] ?? '') : '' };
}

const write = ({ name, noun }: Place): string => (noun ? `${name}/${noun}` : name);

/** The room and noun of a file that stands in a folder of a room of `src` without a list of nouns; null for all others. */
export function findNounOf(file: string): { room: string; noun: string } | null {
  const place = isWithoutRoom(file) ? null : findPlace(file);
  if (!place?.room.folder.startsWith('src/') || Object.keys(nounsOf(place.name)).length > 0) return null;
  const [noun, ...rest] = file.slice(place.room.folder.length + 1).split('/');
  return noun === undefined || rest.length === 0 ? null : { room: place.name, noun };
}

/** The file of the house that an import names; null for a package. */
export function findFile(from: string, source: string): string | null {
  const path = source.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (!path.startsWith('#')) return null;
  return path.startsWith('#scripts/') ? path.slice(1) : `src/${path.slice(1)}`;
}

function isAllowed(from: Place, to: Place): boolean {
  if (from.name !== to.name) return from.room.rooms.includes(to.name);
  return to.noun === '' || to.noun === from.noun || (nounsOf(from.name)[from.noun] ?? []).includes(to.noun);
}

const isAllowedPackage = ({ room }: Place, source: string): boolean =>
  room.packages.some((allowed) => matchesGlob(source, allowed) || matchesGlob(source, `${allowed}/**`));

/** Files that no room holds: tests may import anything, and these two are told by Astro where to stand. */
const isWithoutRoom = (file: string): boolean =>
  rooms.tests.files.some((glob) => matchesGlob(file, glob)) || /^src\/(?:env\.d|content\.config)\.ts$/.test(file);

/** What is wrong with the place of a file itself, by `.ci/rooms.mjs`; null where nothing is. */
export function findPlaceFault(file: string): string | null {
  if (isWithoutRoom(file)) return null;
  const place = findPlace(file);
  if (!place) return 'This file is outside every room of .ci/rooms.mjs.';
  if (place.noun === '' || place.noun in nounsOf(place.name)) return null;
  return `This noun is not among those of ${place.name} in .ci/rooms.mjs.`;
}

/** What is wrong with an import, by `.ci/rooms.mjs`; null where nothing is. */
export function findImportFault(file: string, source: string): string | null {
  const from = findPlace(file);
  if (!from || isWithoutRoom(file)) return null;
  if (source === unnamed)
    return mayNameWhenRun.includes(from.name) ? null : `${write(from)} has to name what it imports: import('…').`;
  const target = findFile(file, source);
  if (target === null)
    return isAllowedPackage(from, source) ? null : `${write(from)} may not import the package "${source}".`;
  const to = findPlace(target);
  if (!to) return `"${source}" is outside every room of .ci/rooms.mjs.`;
  return isAllowed(from, to) ? null : `${write(from)} may not import ${write(to)}.`;
}
