import { matchesGlob, posix } from 'node:path';
import { mayNameWhenRun, nouns, layers } from '../../../.ci/layers.mjs';
import { unnamed } from './imports.ts';

type Layer = { folder: string; layers: string[]; packages: string[] };

const named = Object.entries(layers).flatMap(([name, layer]): [string, Layer][] =>
  'folder' in layer ? [[name, layer as Layer]] : [],
);
const nounsOf = (layer: string): Record<string, string[]> =>
  (nouns as Record<string, Record<string, string[]>>)[layer] ?? {};

/** Where a file stands: its layer and, in a layer with nouns, its noun; '' for a file beside them. */
type Place = { name: string; layer: Layer; noun: string };

/** The first layer of the list whose folder holds the file; null where none does. */
function findPlace(file: string): Place | null {
  const [name, layer] = named.find(([, { folder }]) => file.startsWith(`${folder}/`)) ?? [];
  if (!name || !layer) return null;
  const inLayer = file.slice(layer.folder.length + 1).split('/');
  const hasNouns = Object.keys(nounsOf(name)).length > 0;
  return { name, layer, noun: hasNouns && inLayer.length > 1 ? (inLayer[0] ?? '') : '' };
}

const write = ({ name, noun }: Place): string => (noun ? `${name}/${noun}` : name);

/** The layer and noun of a file that stands in a folder of a layer of `src` without a list of nouns; null for all others. */
export function findNounOf(file: string): { layer: string; noun: string } | null {
  const place = isWithoutLayer(file) ? null : findPlace(file);
  if (!place?.layer.folder.startsWith('src/') || Object.keys(nounsOf(place.name)).length > 0) return null;
  const [noun, ...rest] = file.slice(place.layer.folder.length + 1).split('/');
  return noun === undefined || rest.length === 0 ? null : { layer: place.name, noun };
}

/** The file of the repository that an import names; null for a package. */
export function findFile(from: string, source: string): string | null {
  const path = source.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  if (!path.startsWith('#')) return null;
  return path.startsWith('#scripts/') ? path.slice(1) : `src/${path.slice(1)}`;
}

function isAllowed(from: Place, to: Place): boolean {
  if (from.name !== to.name) return from.layer.layers.includes(to.name);
  return to.noun === '' || to.noun === from.noun || (nounsOf(from.name)[from.noun] ?? []).includes(to.noun);
}

const isAllowedPackage = ({ layer }: Place, source: string): boolean =>
  layer.packages.some((allowed) => matchesGlob(source, allowed) || matchesGlob(source, `${allowed}/**`));

/** Files that no layer holds: tests may import anything, and these two are told by Astro where to stand. */
const isWithoutLayer = (file: string): boolean =>
  layers.tests.files.some((glob) => matchesGlob(file, glob)) || /^src\/(?:env\.d|content\.config)\.ts$/.test(file);

/** What is wrong with the place of a file itself, by `.ci/layers.mjs`; null where nothing is. */
export function findPlaceFault(file: string): string | null {
  if (isWithoutLayer(file)) return null;
  const place = findPlace(file);
  if (!place) return 'This file is outside every layer of .ci/layers.mjs.';
  if (place.noun === '' || place.noun in nounsOf(place.name)) return null;
  return `This noun is not among those of ${place.name} in .ci/layers.mjs.`;
}

/** What is wrong with an import, by `.ci/layers.mjs`; null where nothing is. */
export function findImportFault(file: string, source: string): string | null {
  const from = findPlace(file);
  if (!from || isWithoutLayer(file)) return null;
  if (source === unnamed)
    return mayNameWhenRun.includes(from.name) ? null : `${write(from)} has to name what it imports: import('…').`;
  const target = findFile(file, source);
  if (target === null)
    return isAllowedPackage(from, source) ? null : `${write(from)} may not import the package "${source}".`;
  const to = findPlace(target);
  if (!to) return `"${source}" is outside every layer of .ci/layers.mjs.`;
  return isAllowed(from, to) ? null : `${write(from)} may not import ${write(to)}.`;
}
