import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Picture, SocialFile } from '#domain/part/part.ts';

/** What the pictures step has made out of one photo: files `{base}-{width}.avif`, `.webp` for some widths, and `{base}-social.jpg`. */
const preparedPictureSchema = z.strictObject({
  /** "/photos/3f2a…", address without width and ending */
  base: z.string().regex(/^\/photos\/[0-9a-f]{12}$/),
  /** of the largest file, in pixels */
  width: z.int().positive(),
  height: z.int().positive(),
  /** of the AVIF files, ascending */
  widths: z.array(z.int().positive()).min(1),
});
export type PreparedPicture = z.infer<typeof preparedPictureSchema>;

/** By the address of the photo as the commerce API gives it. */
export const pictureManifestSchema = z.record(z.string(), preparedPictureSchema);
export type PictureManifest = z.infer<typeof pictureManifestSchema>;

/** `social` is a JPEG for previews elsewhere, `small` the smallest WebP (basket, search results). */
export type CataloguePicture = Picture & { base: string; widths: number[]; social: SocialFile; small: string };

/** Pixels; a photo is never enlarged. */
export const socialWidth = 1200;

function toSocial({ base, width, height }: PreparedPicture): SocialFile {
  const narrowed = Math.min(socialWidth, width);
  return { path: `${base}-social.jpg`, width: narrowed, height: Math.round((height * narrowed) / width) };
}

/** The wide file for browsers that have no AVIF; they get this one. */
const middleWidth = ({ widths }: Pick<PreparedPicture, 'widths'>): number =>
  widths.findLast((width) => width <= 640) ?? widths[0] ?? 0;

/** The widths of the WebP files: the smallest for rows, the middle one, and the largest to look at closely. */
export const webpWidths = (prepared: Pick<PreparedPicture, 'widths'>): number[] => [
  ...new Set([...prepared.widths.slice(0, 1), middleWidth(prepared), ...prepared.widths.slice(-1)]),
];

const toSrcset = (base: string, widths: readonly number[], format: 'avif' | 'webp'): string =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** The files of a prepared photo, ready for `<picture>`. */
export const toPicture = (prepared: PreparedPicture): CataloguePicture => ({
  ...prepared,
  src: `${prepared.base}-${middleWidth(prepared)}.webp`,
  avif: toSrcset(prepared.base, prepared.widths, 'avif'),
  webp: toSrcset(prepared.base, webpWidths(prepared), 'webp'),
  social: toSocial(prepared),
  small: `${prepared.base}-${prepared.widths[0]}.webp`,
});

/** Where the pictures step writes its manifest, below the project folder. */
export const pictureManifestPath = (): string =>
  join(process.env.PICTURE_CACHE || join('.cache', 'pictures'), 'manifest.json');

function readManifest(path: string): PictureManifest {
  try {
    return pictureManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be used (${reason}). Run "npm run make -- pictures".`);
  }
}

const manifests = new Map<string, PictureManifest>();

/** The prepared files of a photo of the commerce API, or null where none could be made. Throws when no pictures were prepared at all. */
export function pictureOf(photoUrl: string, path = pictureManifestPath()): CataloguePicture | null {
  const manifest = manifests.get(path) ?? readManifest(path);
  manifests.set(path, manifest);
  const prepared = manifest[photoUrl];
  return prepared ? toPicture(prepared) : null;
}
