import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that seals cookies and links: the configured one, else (sandbox only; a real shop must set it) one that is
 * made once and kept in the data folder, so that a restart does not empty every basket.
 */
export function keepSecret(configured: string, dataDir: string): string {
  if (configured !== '') return configured;
  const file = join(dataDir, 'secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    mkdirSync(dataDir, { recursive: true });
    const made = randomBytes(32).toString('hex');
    writeFileSync(file, made, { mode: 0o600 });
    return made;
  }
}
