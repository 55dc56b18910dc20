import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from '#collections/catalogue.ts';
import { pictureManifestSchema } from '#collections/pictures.ts';
import { edgeLevels, groundColour, judgeGround, readPicture } from '../pictures/judge-ground.ts';
import { judgedAt, judgeStanding } from '../pictures/judge-standing.ts';

/** `--photo` of the style sheet, on which all pictures lie, against the ground that pictures are made with. */
export function findTokenFault(tokens: string): string[] {
  const [, value] = /--photo:\s*([^;]+);/.exec(tokens) ?? [];
  return value === groundColour
    ? []
    : [`src/styles/tokens.css: --photo is ${value}, pictures are made on ${groundColour} (scripts/pictures/recipe.ts)`];
}

/** px; wider files are made of the same pixels, and take as long to read as all others together. */
const widestRead = 640;

/** Every file of `photos` up to 640 px wide whose name begins with one of `stems`, and what is wrong with its ground or how the thing stands on it; one line each. */
export async function findBoxes(photos: string, stems: ReadonlySet<string>): Promise<string[]> {
  sharp.concurrency(1);
  const faults: string[] = [];
  for (const file of readdirSync(photos).toSorted()) {
    const [, stem = '', width] = /^([0-9a-f]{12})-(\d+)\./.exec(file) ?? [];
    if (!stems.has(stem) || Number(width) > widestRead) continue;
    const pixels = await readPicture(join(photos, file));
    const box = judgeGround(pixels, edgeLevels.seen);
    if (box) faults.push(`photos/${file}: ${box}; a box is seen around it (rule part.picture-ground)`);
    // one of each is enough: all are made of the same pixels, and the thing stands alike in them
    const standing = !box && file.endsWith(judgedAt) ? judgeStanding(pixels) : null;
    if (standing) faults.push(`photos/${file}: ${standing} (rule part.picture-ground)`);
  }
  return faults;
}

/** The pictures of all parts in a built folder against the page's ground (rule part.picture-ground). News may show what it likes. */
export async function findGroundFaults(client: string): Promise<string[]> {
  const manifest = pictureManifestSchema.parse(JSON.parse(readFileSync(join(client, '..', 'pictures.json'), 'utf8')));
  const stems = readCatalogue().parts.flatMap(({ photos }) =>
    photos.flatMap(({ url }) => (manifest[url] ? [basename(manifest[url].base)] : [])),
  );
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  return [...findTokenFault(tokens), ...(await findBoxes(join(client, 'photos'), new Set(stems)))];
}
