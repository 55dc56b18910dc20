import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names of classes that belong to one module of styles: "box_1uF4", the same in every build. The bundler's own say the line too,
 * which is no shorter on any page. Throws where two modules would share a name.
 */
export function createScopedNames(folder: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(folder, file.replace(/\?.*$/, ''));
    const scoped = `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
    const other = files.get(scoped) ?? path;
    if (other !== path) throw new Error(`two modules would share the class ${scoped}: ${other} and ${path}`);
    files.set(scoped, path);
    return scoped;
  };
}
