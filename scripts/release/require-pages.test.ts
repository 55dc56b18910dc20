import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { requirePages } from './require-pages.ts';

/** What Astro makes pages by after the build has begun, where its own answers with this status. */
function prerendererOf(status: number): AstroPrerenderer {
  let used: AstroPrerenderer | null = null;
  const astros: AstroPrerenderer = {
    name: 'astro',
    getStaticPaths: async () => [],
    render: async () => ({ response: new Response(null, { status }) }),
  };
  const setPrerenderer = (wrap: unknown) => (used = (wrap as (own: AstroPrerenderer) => AstroPrerenderer)(astros));
  void requirePages.hooks['astro:build:start']?.({ setPrerenderer } as never);
  if (used === null) throw new Error('nothing was set');
  return used;
}

test.each([
  ['a page', '/details/A', 'page', 200, true],
  ['a page that threw', '/details/A', 'page', 500, false],
  ['a page that is not found', '/details/A', 'page', 404, false],
  ['the page of what is not found', '/404', 'page', 404, true],
  ['a page beside it', '/404/part-not-found', 'page', 404, true],
  ['a page that leads elsewhere', '/details/A', 'page', 301, false],
  ['a file that is empty', '/facts/A.json', 'endpoint', 204, false],
])('%s (%s, %s) answered with %i is taken: %s', async (_, pathname, type, status, isTaken) => {
  const made = prerendererOf(status).render(new Request(`http://localhost${pathname}`), {
    routeData: { type } as never,
  });
  await (isTaken
    ? expect(made).resolves.toMatchObject({ response: { status } })
    : expect(made).rejects.toThrow(`${pathname} was answered with ${status}`));
});
