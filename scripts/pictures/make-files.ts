import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PreparedPicture, webpWidths } from '#collections/pictures.ts';
import { type Subject, findSubject } from './find-subject.ts';
import type { Pixels } from './fit-ground.ts';
import { channelsOf } from './fit-ground.ts';
import { judgeGround, readPicture } from './judge-ground.ts';
import { chooseWidths, photoFormats, pixelLimit, recipe } from './recipe.ts';
import { place, standOnGround } from './stand-on-ground.ts';

/** Short hash of a photo's bytes and the recipe: the same photo under two addresses gives one set of files. */
const hashPhoto = (bytes: Buffer): string =>
  createHash('sha256').update(JSON.stringify(recipe)).update(bytes).digest('hex').slice(0, 12);

const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error' });

async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await open(bytes).metadata();
  if (!photoFormats.includes(format)) throw new Error(`${format} is not a kind of photo`);
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A file appears whole or not at all; two photos of the same bytes may be at work on it at once. */
async function writeImage(bytes: Buffer, path: string): Promise<void> {
  const own = `${path}.${randomUUID()}.part`;
  await writeFile(own, bytes);
  await rename(own, path);
}

/** `encode` makes a file a little better with each further try. */
type Job = { path: string; width: number; encode: (image: Sharp, tries: number) => Sharp };

const better = <Options extends { quality: number }>(options: Options, tries: number): Options => ({
  ...options,
  quality: Math.min(100, options.quality + tries * recipe.betterBy),
});

const listJobs = (stem: string, widths: number[]): Job[] => [
  ...widths.map((width) => ({
    path: `${stem}-${width}.avif`,
    width,
    encode: (image: Sharp, tries: number) => image.avif(better(recipe.avif, tries)),
  })),
  ...webpWidths({ widths }).map((width) => ({
    path: `${stem}-${width}.webp`,
    width,
    encode: (image: Sharp, tries: number) => image.webp(better(recipe.webp, tries)),
  })),
  {
    path: `${stem}-social.jpg`,
    width: Math.min(recipe.social.width, ...widths.slice(-1)),
    encode: (image) => image.jpeg(recipe.social),
  },
];

/** Wide enough to see where a thing ends, px. */
const glanceWidth = 320;

async function readPixels(image: Sharp): Promise<Pixels> {
  const flat = image.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha().raw();
  const { data, info } = await flat.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const findOn = async (bytes: Buffer): Promise<Subject | null> =>
  findSubject(await readPixels(open(bytes).autoOrient().resize({ width: glanceWidth, withoutEnlargement: true })));

/** A photo as it was sent, and what was found on it; `subject` is null for one that is shown as it is. */
type Photo = { bytes: Buffer; aspect: number; subject: Subject | null; picture: PreparedPicture };

async function readPhoto(bytes: Buffer): Promise<Photo> {
  const source = await measure(bytes);
  const subject = await findOn(bytes);
  const widths = chooseWidths(source.width);
  const width = widths.at(-1) ?? source.width;
  const aspect = source.width / source.height;
  const height = Math.round(width / (subject ? recipe.frame.aspect : aspect));
  return { bytes, aspect, subject, picture: { base: `/photos/${hashPhoto(bytes)}`, width, height, widths } };
}

/** What a photo becomes, before any file is made of it. Throws for what is not a photo. */
export const describePhoto = async (bytes: Buffer): Promise<PreparedPicture> => (await readPhoto(bytes)).picture;

/** The photo as wide as its widest file, on our ground where it has one. */
async function readWidest({ bytes, aspect, subject, picture }: Photo): Promise<Pixels> {
  const { width } = picture;
  if (!subject) return readPixels(open(bytes).autoOrient().resize({ width }));
  const placement = place(subject, aspect);
  const size = {
    width: Math.round(placement.width * width),
    height: Math.round((placement.height * width) / recipe.frame.aspect),
  };
  const photo = await readPixels(
    open(bytes)
      .autoOrient()
      .resize({ ...size, fit: 'fill' }),
  );
  return standOnGround(photo, subject, placement, width);
}

const toImage = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: channelsOf } });

/** A file whose ground came out of the encoder as another colour is encoded again, better: a few of the small ones do. */
async function encodeOnGround({ subject }: Photo, pixels: Pixels, { width, encode }: Job): Promise<Buffer> {
  const mayMiss = subject !== null && width < recipe.sureWidth;
  for (let tries = 0; ; tries++) {
    const bytes = await encode(toImage(pixels), tries).toBuffer();
    if (!mayMiss || tries === recipe.mostTries) return bytes;
    if (judgeGround(await readPicture(bytes)) === null) return bytes;
  }
}

/** The photo is read once for all its files, and made smaller once for those of one width. */
async function makeJobs(photo: Photo, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const widest = await readWidest(photo);
  for (const [width, ofWidth] of Map.groupBy(jobs, (job) => job.width)) {
    const pixels = width === widest.width ? widest : await readPixels(toImage(widest).resize({ width }));
    for (const job of ofWidth) await writeImage(await encodeOnGround(photo, pixels, job), job.path);
  }
}

const jobsOf = ({ base, widths }: PreparedPicture, folder: string): Job[] =>
  listJobs(join(folder, basename(base)), widths);

export type MadeFiles = { picture: PreparedPicture; made: number };

/**
 * Makes the files of one photo in `folder`, skipping those that exist; `made` counts the new ones. Turned upright,
 * without metadata, on the ground of the page (rule part.picture-ground). Where the photo is that of `former`, and all files of that
 * are there, it is not looked at again. Throws for what is not a photo.
 */
export async function makeFiles(
  bytes: Buffer,
  folder: string,
  former: PreparedPicture | null = null,
): Promise<MadeFiles> {
  const isFormer = former?.base === `/photos/${hashPhoto(bytes)}`;
  if (former && isFormer && jobsOf(former, folder).every(({ path }) => existsSync(path)))
    return { picture: former, made: 0 };
  const photo = await readPhoto(bytes);
  const missing = jobsOf(photo.picture, folder).filter(({ path }) => !existsSync(path));
  await makeJobs(photo, missing);
  return { picture: photo.picture, made: missing.length };
}

/** Makes one of the files that `makeFiles` would make; false for a name that none of them has. */
export async function makeOneFile(bytes: Buffer, folder: string, name: string): Promise<boolean> {
  const photo = await readPhoto(bytes);
  const job = jobsOf(photo.picture, folder).find(({ path }) => basename(path) === name);
  if (job) await makeJobs(photo, [job]);
  return job !== undefined;
}
