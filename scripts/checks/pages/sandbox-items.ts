import { readSeedFiles } from '../../sandbox/store/seed-files.ts';
import type { Item } from './hidden.ts';

/** Everything that the sandbox's commerce API lists, the codes that the shop hides included. */
export function listSandboxItems(): Item[] {
  const { sets, hidden } = readSeedFiles().parse();
  const shown = sets.flatMap(({ name, items }) =>
    items.map(({ id, urlcomponent }) => ({ id, code: urlcomponent, name: `${name} ${urlcomponent}` })),
  );
  return [...shown, ...hidden.map(({ id, urlcomponent, name }) => ({ id, code: urlcomponent, name }))];
}
