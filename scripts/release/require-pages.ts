import type { AstroIntegration } from 'astro';

/** Whether a page was answered as it should be; the pages of what is not found say so. */
const isRight = (pathname: string, status: number): boolean =>
  status === 200 || (status === 404 && /^\/404(?:\/|$)/.test(pathname));

/** Astro bundles its own entry only where nobody else says what pages are made by. */
const astrosEntry = {
  name: 'require-pages',
  configEnvironment: (name: string) =>
    name === 'prerender' ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } } : null,
};

/** Ends the build where a page is answered with anything else: Astro would write what came, or leave the page out. */
export const requirePages: AstroIntegration = {
  name: 'require-pages',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command === 'build') updateConfig({ vite: { plugins: [astrosEntry] } });
    },
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer((astros) => ({
        ...astros,
        render: async (request, options) => {
          const rendered = await astros.render(request, options);
          const { status } = rendered instanceof Response ? rendered : rendered.response;
          const pathname = decodeURI(new URL(request.url).pathname);
          if (isRight(pathname, status)) return rendered;
          throw new Error(`${pathname} was answered with ${status}: the lines above say why`);
        },
      })),
  },
};
