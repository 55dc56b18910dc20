import { socialWidth } from '#collections/pictures.ts';

/** How a photo becomes files; a change here changes the hash and with it every address, so old files are never mistaken for new ones. */
export const recipe = {
  /** pixels; a photo is never enlarged, so small ones get fewer */
  widths: [160, 320, 640, 960, 1280],
  avif: { quality: 55, effort: 1 },
  webp: { quality: 78, effort: 4 },
  /** for previews elsewhere, which want JPEG */
  social: { width: socialWidth, quality: 82, mozjpeg: true },
} as const;

/** Photos larger than this, in pixels, are refused: no camera makes them, a decompression bomb does. */
export const pixelLimit = 60_000_000;

/** What may come as a photo; drawings and documents that can carry scripts may not. */
export const photoFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];

/** The widths to make out of a photo of this width: those of the recipe that it reaches, or its own when it reaches none. */
export function chooseWidths(sourceWidth: number): number[] {
  const reached = recipe.widths.filter((width) => width <= sourceWidth);
  return reached.length > 0 ? reached : [sourceWidth];
}
