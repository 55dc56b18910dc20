import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Lets Astro write the types of the collections into `.astro` where there are none, or they are older than the collections. */
export function writeContentTypes(): void {
  const written = Math.min(changed('.astro/types.d.ts'), changed('.astro/content.d.ts'));
  if (written > changed('src/content.config.ts')) return;
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'sync'], {
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`astro sync: ${stderr.slice(-2_000)}`);
}
