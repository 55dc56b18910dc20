/**
 * The pictures of the house (`src/assets`) are made by the build, and a page that shows one asks it for the file's address. A
 * night has no build to ask: it is told what the last one answered.
 */
type StaticImages = Record<string, string>;

type AddStaticImage = (...asked: unknown[]) => string;
type Assets = { addStaticImage?: AddStaticImage; referencedImages?: Set<string> };

/** A page asks for a picture of the house that no page asked the last build for. */
export class UnknownImage extends Error {
  override readonly name = 'UnknownImage';
}

/** Astro's own place for them; where it has moved, `noteImages` ends the build. */
const assetsOf = (): Assets => ((globalThis as { astroAsset?: Assets }).astroAsset ??= {});

/** Notes what the build answers from now on. */
export function noteImages(): StaticImages {
  const images: StaticImages = {};
  const assets = assetsOf();
  const add = assets.addStaticImage;
  if (!add) throw new Error('Astro has no addStaticImage any more: pictures of the house cannot be noted');
  assets.addStaticImage = (...asked) => (images[JSON.stringify(asked)] = add(...asked));
  return images;
}

/** Answers as the last build did; throws `UnknownImage` for what it was not asked. */
export function answerImages(images: StaticImages): void {
  const assets = assetsOf();
  assets.referencedImages ??= new Set();
  assets.addStaticImage = (...asked) => {
    const address = images[JSON.stringify(asked)];
    if (address === undefined) throw new UnknownImage(`no page had the picture ${JSON.stringify(asked[0])}`);
    return address;
  };
}
