import { afterEach, expect, test } from 'vitest';
import { answerImages, noteImages, UnknownImage } from './static-images.ts';

type Asset = { addStaticImage: (...asked: unknown[]) => string; referencedImages?: Set<string> };
const page = globalThis as { astroAsset?: Asset };
afterEach(() => void delete page.astroAsset);

test('a night is told what the build was; what that was not asked is not guessed', () => {
  page.astroAsset = { addStaticImage: (options) => `/_astro/hero.${JSON.stringify(options).length}.avif` };
  const images = noteImages();
  const asked = [{ src: '/hero.jpg', width: 480 }, ['src', 'width'], '/house/hero.jpg'] as const;
  const address = page.astroAsset.addStaticImage(...asked);

  page.astroAsset = undefined;
  answerImages(JSON.parse(JSON.stringify(images)) as typeof images);
  const night = (page as { astroAsset: Asset }).astroAsset;
  expect(night.addStaticImage(...asked)).toBe(address);
  expect(() => night.addStaticImage({ src: '/hero.jpg', width: 800 }, ...asked.slice(1))).toThrow(UnknownImage);
});

test('an Astro that keeps pictures elsewhere ends the build', () => {
  expect(() => noteImages()).toThrow('Astro has no addStaticImage any more');
});
