import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectInlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('inline scripts and styles are hashed, files and data are not', () => {
  const into = { scripts: new Set<string>(), styles: new Set<string>() };
  collectInlineHashes(
    '<script>a()</script><script type="module">b()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><style>c{}</style>',
    into,
  );
  expect([...into.scripts]).toEqual([hash('a()'), hash('b()')]);
  expect([...into.styles]).toEqual([hash('c{}')]);
});
