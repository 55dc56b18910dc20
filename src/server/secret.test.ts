import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStoredSecret } from './secret.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'secret-'));

describe('readStoredSecret', () => {
  test('makes a secret once and gives the same one ever after, for its owner only', () => {
    const folder = join(newFolder(), 'data');
    const made = readStoredSecret(folder);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(readStoredSecret(folder)).toBe(made);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  });

  test('two shops do not share it, and one that is too short is replaced', () => {
    expect(readStoredSecret(newFolder())).not.toBe(readStoredSecret(newFolder()));
    const folder = newFolder();
    writeFileSync(join(folder, 'secret'), 'short');
    expect(readStoredSecret(folder)).toHaveLength(64);
  });
});
