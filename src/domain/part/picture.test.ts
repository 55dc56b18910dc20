import { describe, expect, test } from 'vitest';
import { largestFile } from './picture.ts';

const picture = { src: '/photos/a-social.jpg', width: 960, height: 720, avif: null };

describe('largestFile', () => {
  test.each([
    ['the last of several', '/photos/a-160.webp 160w, /photos/a-960.webp 960w', '/photos/a-960.webp'],
    ['the only one', '/photos/a-160.webp 160w', '/photos/a-160.webp'],
    ['the fallback where there is none', null, '/photos/a-social.jpg'],
    ['the fallback where the list is empty', '', '/photos/a-social.jpg'],
  ])('gives %s', (_, webp, file) => {
    expect(largestFile({ ...picture, webp })).toBe(file);
  });
});
