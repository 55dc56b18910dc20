import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from '#collections/catalogue.ts';
import { pictureManifestSchema } from '#collections/pictures.ts';
import { edgeLevels, groundColour, judgeGround } from '../pictures/judge-ground.ts';

/** `--photo` of the style sheet, on which all pictures lie, against the ground that pictures are made with. */
export function findTokenFault(tokens: string): string[] {
  const [, value] = /--photo:\s*([^;]+);/.exec(tokens) ?? [];
  return value === groundColour
    ? []
    : [`src/styles/tokens.css: --photo is ${value}, pictures are made on ${groundColour} (scripts/pictures/recipe.ts)`];
}

/** px; wider files are made of the same pixels, and take as long to read as all others together. */
const widestRead = 640;

/** Every file of `photos` up to 640 px wide whose name begins with one of `stems` and does not stand on the ground; one line each. */
export async function findBoxes(photos: string, stems: ReadonlySet<string>): Promise<string[]> {
  sharp.concurrency(1);
  const faults: string[] = [];
  for (const file of readdirSync(photos).toSorted()) {
    const [, stem = '', width] = /^([0-9a-f]{12})-(\d+)\./.exec(file) ?? [];
    if (!stems.has(stem) || Number(width) > widestRead) continue;
    const why = await judgeGround(join(photos, file), edgeLevels.seen);
    if (why) faults.push(`photos/${file}: ${why}; a box is seen around it (rule part.picture-ground)`);
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
