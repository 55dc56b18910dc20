import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PreparedPicture } from '#collections/pictures.ts';
import { chooseWidths, photoFormats, pixelLimit, recipe } from './recipe.ts';

/** Short hash of a photo's bytes and the recipe: the same photo under two addresses gives one set of files. */
export const hashPhoto = (bytes: Buffer): string =>
  createHash('sha256').update(JSON.stringify(recipe)).update(bytes).digest('hex').slice(0, 12);

const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' });

async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await open(bytes).metadata();
  if (!photoFormats.includes(format)) throw new Error(`${format} is not a kind of photo`);
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A file appears whole or not at all; two photos of the same bytes may be at work on it at once. */
async function writeImage(image: Sharp, path: string): Promise<void> {
  const own = `${path}.${randomUUID()}.part`;
  await image.toFile(own);
  await rename(own, path);
}

type Job = { path: string; width: number; encode: (image: Sharp) => Sharp };

const listJobs = (stem: string, widths: number[]): Job[] => [
  ...widths.map((width) => ({
    path: `${stem}-${width}.avif`,
    width,
    encode: (image: Sharp) => image.avif(recipe.avif),
  })),
  ...widths.map((width) => ({
    path: `${stem}-${width}.webp`,
    width,
    encode: (image: Sharp) => image.webp(recipe.webp),
  })),
  {
    path: `${stem}-social.jpg`,
    width: Math.min(recipe.social.width, ...widths.slice(-1)),
    encode: (image) => image.flatten({ background: '#ffffff' }).jpeg(recipe.social),
  },
];

/** What a photo becomes, before any file is made of it. Throws for what is not a photo. */
export async function describePhoto(bytes: Buffer): Promise<PreparedPicture> {
  const source = await measure(bytes);
  const widths = chooseWidths(source.width);
  const width = widths.at(-1) ?? source.width;
  const height = Math.round((source.height * width) / source.width);
  return { base: `/photos/${hashPhoto(bytes)}`, width, height, widths };
}

/** Files of one width are encoded from the same pixels: for them the photo is read and made smaller once. */
async function makeOfWidth(bytes: Buffer, width: number, jobs: readonly Job[]): Promise<void> {
  const small = open(bytes).autoOrient().resize({ width }).toColourspace('srgb').raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const { path, encode } of jobs) await writeImage(encode(sharp(data, { raw })), path);
}

async function makeJobs(bytes: Buffer, jobs: readonly Job[]): Promise<void> {
  for (const [width, ofWidth] of Map.groupBy(jobs, (job) => job.width)) await makeOfWidth(bytes, width, ofWidth);
}

const jobsOf = ({ base, widths }: PreparedPicture, folder: string): Job[] =>
  listJobs(join(folder, basename(base)), widths);

/**
 * Makes the files of one photo in `folder`, skipping those that exist; `made` counts the new ones. Turned upright,
 * without metadata. Throws for what is not a photo.
 */
export async function makeFiles(bytes: Buffer, folder: string): Promise<{ picture: PreparedPicture; made: number }> {
  const picture = await describePhoto(bytes);
  const missing = jobsOf(picture, folder).filter(({ path }) => !existsSync(path));
  await makeJobs(bytes, missing);
  return { picture, made: missing.length };
}

/** Makes one of the files that `makeFiles` would make; false for a name that none of them has. */
export async function makeOneFile(bytes: Buffer, folder: string, name: string): Promise<boolean> {
  const job = jobsOf(await describePhoto(bytes), folder).find(({ path }) => basename(path) === name);
  if (job) await makeJobs(bytes, [job]);
  return job !== undefined;
}
