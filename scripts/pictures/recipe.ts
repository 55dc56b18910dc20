import { socialWidth } from '#collections/pictures.ts';

/** How a photo becomes files; a change here changes the hash and with it every address, so old files are never mistaken for new ones. */
export const recipe = {
  /** pixels; a photo is never enlarged, so small ones get fewer */
  widths: [160, 320, 640, 960, 1280],
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
  /** for previews elsewhere, which want JPEG */
  social: { width: socialWidth, quality: 80, progressive: true },
  /**
   * level of the ground that every picture stands on, the same in red, green and blue: the value of `--photo`. Without a
   * colour of its own it comes out of AVIF, WebP and JPEG as it went in (decision 0077)
   */
  ground: 243,
  /** quality that a file gains with each try at a ground that came out right, so many tries, and from which width, px, none is needed */
  betterBy: 8,
  mostTries: 4,
  sureWidth: 1000,
  /** shares of the frame's width or height; `area` of both */
  frame: {
    aspect: 4 / 3,
    /** the thing is at most so wide and high, and takes so much of the frame */
    width: 0.9,
    height: 0.82,
    area: 0.56,
    /** where its foot stands */
    foot: 0.91,
    mostEnlarged: 1.35,
    /** from `still` outwards there is ground alone, from `fade` inwards the photo alone; `fadeCut` where the photo cuts the thing */
    still: 0.03,
    fade: 0.07,
    fadeCut: 0.14,
    /** levels by which the ground may differ from itself, and from which on it is a shadow */
    plain: 2,
    seen: 9,
  },
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
