import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { readNounSource } from './noun-file.ts';
import { nounFile, type NounName } from './nouns.ts';

/** Programs empty a file before they write it. Milliseconds. */
const settleMs = 50;

/**
 * One file as a collection of one entry, read again when it is saved. Astro's own loader goes on with what it had where a file cannot
 * be read; this one ends the build.
 */
export const loadNoun = (name: NounName): Loader => ({
  name: `noun-${name}`,
  load: async ({ store, parseData, watcher, config, logger }) => {
    const filePath = fileURLToPath(new URL(nounFile(name), config.root));
    async function read(): Promise<void> {
      const data = await parseData({ id: name, data: readNounSource(name) as Record<string, unknown>, filePath });
      store.set({ id: name, data, filePath: nounFile(name) });
    }
    await read();
    watcher?.add(filePath);
    let timer: NodeJS.Timeout | undefined;
    watcher?.on('all', (_, changed) => {
      if (changed !== filePath) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        read().catch((error: unknown) => logger.error(String(error)));
      }, settleMs);
    });
  },
});
