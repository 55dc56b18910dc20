import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

type Style = { type: string; content?: string };

/** Beside the server of a build, until the release has read it. */
const file = 'on-demand-styles.json';

/**
 * Notes the styles that pages made on demand carry: they stand in no file of the client, and the policy lets them in by their hashes
 * all the same (decision 0007).
 */
export function noteOnDemandStyles(): AstroIntegration {
  let folder = '';
  return {
    name: 'on-demand-styles',
    hooks: {
      'astro:config:done': ({ config }) => void (folder = fileURLToPath(config.build.server)),
      'astro:build:ssr': async ({ manifest }) => {
        const styles: Style[] = manifest.routes.flatMap((route) => route.styles as Style[]);
        await writeFile(join(folder, file), JSON.stringify(styles.flatMap(({ content }) => content ?? [])));
      },
    },
  };
}

/** The noted styles of the build in `dist`, which then has no note of them any more. Rejects where there is none. */
export async function takeOnDemandStyles(dist: string): Promise<string[]> {
  const path = join(dist, 'server', file);
  const styles = JSON.parse(await readFile(path, 'utf8')) as string[];
  await rm(path);
  return styles;
}
