import { afterEach, expect, test, vi } from 'vitest';
import { __vitePreload } from './preload-scripts.ts';

type Link = { rel: string; href: string; onload: () => void; onerror: () => void; remove: () => void };

/** A page that has these links, what is put in its head, and what its window hears. */
function openPage(has: readonly string[] = [], answersLost = false): { added: Link[]; lost: unknown[] } {
  const page = { added: [] as Link[], lost: [] as unknown[] };
  const window = new EventTarget();
  window.addEventListener('vite:preloadError', (event) => {
    page.lost.push((event as Event & { payload?: unknown }).payload);
    if (answersLost) event.preventDefault();
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => has.find((href) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => ({ remove: () => undefined }),
    head: { append: (link: Link) => page.added.push(link) },
  });
  return page;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('scripts are asked for ahead, once, and nothing waits for them', async () => {
  const page = openPage(['/there.js']);
  const load = () => Promise.resolve('module');
  expect(await __vitePreload(load, ['a.js', 'there.js'])).toBe('module');
  expect(await __vitePreload(load, ['a.js'])).toBe('module');
  expect(page.added.map(({ rel, href }) => [rel, href])).toEqual([['modulepreload', '/a.js']]);
});

test('styles are there before the import begins', async () => {
  const page = openPage();
  const load = vi.fn(() => Promise.resolve('module'));
  const loaded = __vitePreload(load, ['a.css']);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  page.added[0]?.onload();
  expect(await loaded).toBe('module');
});

// rule page.newer-release
test('a script that is gone is told of, and again to who asked for it', async () => {
  const page = openPage();
  const gone = new Error('gone');
  await expect(__vitePreload(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(page.lost).toEqual([gone]);
});

test('styles that did not come are told of, and asked for again', async () => {
  const page = openPage([], true);
  const load = vi.fn(() => Promise.resolve('module'));
  const first = __vitePreload(load, ['b.css']);
  page.added[0]?.onerror();
  expect(await first).toBeUndefined();
  expect([page.lost.length, load.mock.calls.length]).toEqual([1, 0]);
  const second = __vitePreload(load, ['b.css']);
  page.added[1]?.onload();
  expect(await second).toBe('module');
});
