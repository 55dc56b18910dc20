import { expect, test } from 'vitest';
import { deferScripts, nameRenderers } from './late-scripts.ts';

const files: Record<string, string> = {
  '/_astro/a.js': 'import{x}from"./shared.js";x();',
  '/_astro/b.js': 'import"./shared.js";const load=()=>import("./later.js");',
  '/_astro/facade.js': 'import"./shared.js";\n',
  '/_astro/shared.js': 'export const x=1;',
  '/_astro/islands.js': 'customElements.define("astro-island",A)',
};
const read = (path: string): string => files[path] ?? '';
const module = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;
const islands = '<script async src="/_astro/islands.js"></script>';
const sleeping = '<astro-island client="interaction"></astro-island>';

test('scripts come by one at the end, each after those that it imports', () => {
  const page = `<body>${islands}<main>${sleeping}</main>${module('a')}</body></html>${module('b')}${module('facade')}`;
  const [, paths, after] =
    /^<body><main><astro-island client="interaction"><\/astro-island><\/main><script data-files="([^"]*)">[^<]+<\/script>(.*)$/.exec(
      deferScripts(page, read),
    ) ?? [];
  expect(paths?.split(' ')).toEqual(['/_astro/islands.js', '/_astro/shared.js', '/_astro/a.js', '/_astro/b.js']);
  expect(after).toBe('</body></html>');
});

test('islands whose element comes when the page has been read do not say where they end', () => {
  const island = '<astro-island client="interaction" await-children="">Box<!--astro:end--></astro-island>';
  const page = (inner: string) => `<body>${islands}${inner}</body>`;
  expect(deferScripts(page(island), read)).toContain('<astro-island client="interaction">Box</astro-island>');
  const tool = page(island.replace('interaction', 'start'));
  expect(deferScripts(tool, read)).toBe(tool);
});

test.each([
  ['a tool', `<body><astro-island uid="1" client="start"></astro-island>${islands}${module('a')}</body>`],
  ['a page without scripts of files', '<body><script>early()</script></body>'],
])('%s stays as it is', (_, page) => {
  expect(deferScripts(page, read)).toBe(page);
});

test('a tool asks for a file itself, not for a script that only asks for it', () => {
  const tool = (name: string) => `<body><astro-island client="start"></astro-island>${module(name)}</body>`;
  expect(deferScripts(tool('facade'), read)).toBe(tool('shared'));
});

test('islands name the file that they are drawn by, not one that only hands it on', () => {
  const island = (name: string) => `<astro-island renderer-url="/_astro/${name}.js" client="start"></astro-island>`;
  const named = (path: string) => (path === '/_astro/client.js' ? 'export{default}from"./shared.js";' : read(path));
  expect(nameRenderers(island('client') + island('a'), named)).toBe(island('shared') + island('a'));
});

test.each([
  ['with a first picture come behind it, before its scripts', '<img src=a.webp fetchpriority=high>', true],
  ['without one stay where they are', '<img src=a.webp loading=lazy>', false],
])('styles of a page %s', (_, picture, isLate) => {
  const style = '<link rel="stylesheet" href="/_astro/page.1.css">';
  const page = `<body><main>${picture}</main>${style}${islands}<footer></footer></body>`;
  const late = deferScripts(page, read);
  const paths = /<script data-files="([^"]*)">/.exec(late)?.[1]?.split(' ');
  expect(paths).toEqual([...(isLate ? ['/_astro/page.1.css'] : []), '/_astro/islands.js']);
  expect(late).toContain(`</main>${isLate ? `<noscript>${style}</noscript>` : style}<footer>`);
});
