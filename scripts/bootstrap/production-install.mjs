import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * True for what `npm install --omit=dev` has left in `root`: every package that is not for development alone, in the version of
 * the lock file, and none that is. npm lists what it put there in a file of its own.
 */
export function isProductionInstall(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = readPackages(list);
  const locked = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(([path]) => path !== '');
  const needed = locked.filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional);
  return (
    needed.every(([path, { version }]) => installed[path]?.version === version) &&
    locked.every(([path, { dev }]) => !dev || installed[path] === undefined)
  );
}
