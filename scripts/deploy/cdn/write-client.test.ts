import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleReleases } from '#server/release/sample-release.ts';
import { newFolder } from '../../test-kit/shop.ts';
import { listLivePaths, runCdn } from './write-client.ts';

const environment = { CDN_ORIGIN: 'https://origin.shop.example/x' };

test('writes pages as they are read, with the headers of the shop and the way to Node', async () => {
  const { link } = await sampleReleases();
  const folder = join(newFolder(), 'upload');
  expect(await runCdn(environment, [link, folder])).toMatchObject({ code: 0 });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(read('index.html')).toBe('<h1>first</h1>');
  expect(read('feeds/products.xml')).toBe('<rss/>');
  expect(read('api/makes')).toBe('{"data":[]}');
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
  expect(read('_headers')).toMatch(
    /^\/\*\n {2}x-content-type-options: nosniff\n[^]*content-security-policy: .*'sha256-abc'/,
  );
  expect(read('_redirects')).toContain('/api/order/* https://origin.shop.example/api/order/:splat 200\n');
  expect(await runCdn(environment, [link, folder]).catch(({ message }: Error) => message)).toContain('not empty');
});

test('what our code answers goes to Node, what is a file of the build does not', () => {
  const paths = listLivePaths();
  for (const path of ['/api/order/*', '/api/basket', '/order/*', '/details/*', '/.well-known/security.txt'])
    expect(paths).toContain(path);
  for (const path of ['/api/makes', '/', '/basket', '/search']) expect(paths).not.toContain(path);
});

test('says how it is run', async () => {
  expect((await runCdn({}, ['a', 'b'])).lines.join()).toContain('CDN_ORIGIN');
  expect((await runCdn(environment, [])).code).toBe(1);
  const { code, lines } = await runCdn(environment, [newFolder(), newFolder()]);
  expect([code, lines.join()]).toEqual([
    1,
    expect.stringMatching(/There is no release in .*: "npm run nightly" makes/),
  ]);
});
