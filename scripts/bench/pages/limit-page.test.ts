import { expect, test } from 'vitest';
import { toLimitPage } from './limit-page.ts';

test('nothing runs, styles are in the document, all else stays', async () => {
  const html = `<head><link rel="stylesheet" href="/a.css"><link rel="preload" href="/f.woff2" as="font">
<link rel="modulepreload" href="/x.js"><script>early()</script><style data-first-paint>p{}@font-face{src:x}</style></head>
<body><main>Text</main><link rel="stylesheet" href="/b.css"><script type="module" src="/x.js"></script><script type="application/ld+json">{"@type":"Thing"}</script></body>`;
  const limit = await toLimitPage(html, (path) => Promise.resolve(`${path}{}`));
  expect(limit.replaceAll('\n', '')).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"><style>p{}@font-face{src:x}/a.css{}/b.css{}</style></head>' +
      '<body><main>Text</main><script type="application/ld+json">{"@type":"Thing"}</script></body>',
  );
});
