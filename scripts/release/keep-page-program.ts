import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer, PathWithRoute } from 'astro';
import { type Asked, keepProgram, loadProgram, type PageProgram, programFolder, writeProgram } from './kept-program.ts';
import { chooseMade, dropRepeated, listPages, toPageList } from './page-list.ts';
import { noteImages } from './static-images.ts';

const source = resolve('scripts/release/page-program.ts');

type Bundle = { folder: string; entry: string } | null;
type Output = { dir?: string };
type Chunk = { type: string; fileName: string; facadeModuleId?: string | null };

/** The Vite plugin that has pages be made by a program of ours, and says in which file it came to be. */
function bundleProgram(tell: (bundle: Bundle) => void) {
  return {
    name: 'page-program',
    apply: 'build' as const,
    configEnvironment: (name: string) =>
      name === 'prerender' ? { build: { rolldownOptions: { input: { 'page-program': source } } } } : null,
    writeBundle(this: { environment: { name: string } }, { dir }: Output, chunks: Record<string, Chunk>) {
      if (this.environment.name !== 'prerender') return;
      const entry = Object.values(chunks).find((one) => one.facadeModuleId === source);
      tell(dir && entry ? { folder: dir, entry: entry.fileName } : null);
    },
  };
}

type Places = { release: string; client: string; server: string; site: string };

/** Answers of a page that are one; all others end the build. */
export async function requirePage(answer: Promise<Response>, { pathname, route }: PathWithRoute): Promise<Response> {
  const response = await answer;
  const isMoved = route.type === 'redirect' && response.status >= 300 && response.status < 400;
  const isOfNotFound = response.status === 404 && /^\/404(?:\/|$)/.test(pathname);
  if (response.status === 200 || isMoved || isOfNotFound) return response;
  throw new Error(`${pathname} was answered with ${response.status}: the lines above say why`);
}

/**
 * Has pages be made by the program that the release keeps, and keeps it (decision 0083). What the shop has is written into the file
 * that `PAGE_LIST` names.
 */
export function createPageProgram(environment: NodeJS.ProcessEnv = process.env) {
  let bundle: Bundle = null;
  let places: Places | null = null;
  let fixed: string[] = [];
  let all: PathWithRoute[] = [];
  let kept: { program: PageProgram; asked: Asked; images: PageProgram['images'] } | null = null;

  const begin = async () => {
    if (!bundle || !places) throw new Error('Astro has not bundled the program of the pages');
    const { release, site, ...folders } = places;
    const program = await keepProgram(
      release,
      { built: bundle.folder, entry: bundle.entry, ...folders },
      { site, fixed },
    );
    kept = { program, asked: await loadProgram(`${release}/${programFolder}`, bundle.entry), images: noteImages() };
  };
  const require = () => {
    if (!kept) throw new Error('the program of the pages was not begun');
    return kept;
  };
  const prerenderer: AstroPrerenderer = {
    name: 'page-program',
    setup: begin,
    async getStaticPaths() {
      all = dropRepeated(await require().asked.listPaths());
      if (environment.PAGE_LIST) writeFileSync(environment.PAGE_LIST, JSON.stringify(toPageList(all, chooseMade(all))));
      return all;
    },
    render: (request, { routeData }) =>
      requirePage(require().asked.render(request, routeData), {
        pathname: decodeURI(new URL(request.url).pathname),
        route: routeData,
      }),
    async teardown() {
      const { program, images } = require();
      if (places) await writeProgram(places.release, { ...program, images });
    },
  };
  const integration: AstroIntegration = {
    name: 'page-program',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build')
          updateConfig({ vite: { plugins: [bundleProgram((found) => (bundle = found ?? bundle)) as never] } });
      },
      'astro:config:done': ({ config }) => {
        const toPath = (url: URL) => fileURLToPath(url).replace(/\/$/, '');
        const { outDir, build, site = '' } = config;
        places = { release: toPath(outDir), client: toPath(build.client), server: toPath(build.server), site };
      },
      'astro:routes:resolved': ({ routes }) => {
        fixed = routes.flatMap(({ type, pathname }) => (type === 'page' && pathname ? [pathname] : []));
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(prerenderer),
    },
  };
  return { integration, listPages: () => listPages(all) };
}
