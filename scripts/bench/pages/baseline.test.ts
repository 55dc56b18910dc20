import { expect, test } from 'vitest';
import { toBaseline } from './baseline.ts';

test('nothing runs, styles are in the document, all else stays', async () => {
  const html = `<head><link rel="stylesheet" href="/a.css"><link rel="preload" href="/f.woff2" as="font">
<script>early()</script><style>p{}</style></head>
<body><main>Text</main><link rel="stylesheet" href="/b.css"><script type="module" src="/x.js"></script><script type="application/ld+json">{"@type":"Thing"}</script></body>`;
  const baseline = await toBaseline(html, (path) => Promise.resolve(`${path}{}`));
  expect(baseline.replaceAll('\n', '')).toBe(
    '<head><link rel="preload" href="/f.woff2" as="font"><style>p{}</style><style>/a.css{}/b.css{}</style></head>' +
      '<body><main>Text</main><script type="application/ld+json">{"@type":"Thing"}</script></body>',
  );
});
