import { basename } from 'node:path';

/** bytes; the largest photo that a page is made from has 300 KB, and every clone carries each of them for good */
const heaviest = 400_000;

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|ico|tiff?|bmp)$/i;

/** What a file of the shop may be named by: its whole name, or that without its ending, as a page names a photo of its folder. */
const isNamed = (file: string, texts: readonly string[]): boolean => {
  const name = basename(file);
  return texts.some((text) => text.includes(`/${name}`) || text.includes(`'${name.replace(/\.\w+$/, '')}'`));
};

/**
 * Pictures of the shop that nothing shows, and any that is heavier than a page needs. `sizes` is every file of the tree with its
 * bytes, `texts` the code that may name one.
 */
export function findStrayPictures(sizes: ReadonlyMap<string, number>, texts: readonly string[]): string[] {
  return [...sizes].flatMap(([file, bytes]) => {
    if (!picture.test(file)) return [];
    const isUnused = file.startsWith('src/') && !isNamed(file, texts);
    return [
      ...(isUnused ? [`${file}: no page shows it: delete it`] : []),
      ...(bytes > heaviest
        ? [`${file}: ${Math.round(bytes / 1000)} KB of ${heaviest / 1000}: make it smaller, or leave it out`]
        : []),
    ];
  });
}
