/** Small pictures of the flags of all countries of delivery, made from the kept drawings: some of those are larger than a photo. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countries } from '#config/countries.ts';
import { flagSize } from '#config/flags.ts';
import sharp from 'sharp';

const drawings = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3');
/** places whose code is the carriers' own have the flag of their country */
const ofCountry: Readonly<Record<string, string>> = { A2: 'PT', M3: 'PT' };

/** Codes in small letters, as the addresses of the flags have them. */
export const listFlagCodes = (): string[] => countries.map(({ code }) => code.toLowerCase());

/** The flag of a country by its code, as WebP for screens of two pixels to the point. */
export async function drawFlag(code: string): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await readFile(join(drawings, `${(ofCountry[code.toUpperCase()] ?? code).toLowerCase()}.svg`));
  const picture = await sharp(drawing, { density: 36 })
    .resize(flagSize.width * 2, flagSize.height * 2)
    .webp({ quality: 80 })
    .toBuffer();
  return new Uint8Array(picture);
}
