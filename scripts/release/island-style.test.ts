import { expect, test } from 'vitest';
import { moveIslandStyle } from './island-style.ts';

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

test.each([
  [
    'before an island',
    page('<title>A</title>', `<form>${style}<script>1</script></form>`),
    page(`<title>A</title>${style}`, '<form><script>1</script></form>'),
  ],
  ['in the head already', page(style, '<p>A</p>'), page(style, '<p>A</p>')],
  ['nowhere', page('', '<style>p{color:red}</style>'), page('', '<style>p{color:red}</style>')],
  ['in a piece of a page', style, style],
])('a style %s', (_, html, expected) => {
  expect(moveIslandStyle(html)).toBe(expected);
  expect(moveIslandStyle(expected)).toBe(expected);
});
