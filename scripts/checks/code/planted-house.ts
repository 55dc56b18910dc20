import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What decides how code is read. */
const settings = ['.oxlintrc.json', 'package.json', 'tsconfig.json'];

/**
 * A house of only these files (path → text), read by the settings of this one: types and rules are known of files that are
 * there. `remove` takes it away.
 */
export function plantHouse(files: Readonly<Record<string, string>>): { root: string; remove: () => void } {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(resolve('.cache/planted-'));
  for (const name of settings) cpSync(name, join(root, name));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries({ 'src/env.d.ts': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
