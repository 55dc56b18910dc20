/**
 * A photo as files of ours, ready for a `<picture>`: `src` is the fallback; `avif` and `webp` are srcset texts
 * ("/photos/a-400.avif 400w, …", ascending) or null; `width` and `height` in pixels of the largest file.
 */
export type Picture = { src: string; width: number; height: number; avif: string | null; webp: string | null };

/** The JPEG of a photo for previews elsewhere: its path, and its size in pixels. */
export type SocialFile = { path: string; width: number; height: number };

/** Address of the largest file that every browser can show: the last of the WebP files, else the fallback. */
export function largestFile(picture: Picture): string {
  const last = picture.webp?.split(',').at(-1)?.trim();
  return last?.split(' ')[0] || picture.src;
}
