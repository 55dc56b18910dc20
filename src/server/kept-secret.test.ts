import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKeptSecret } from './kept-secret.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'secret-'));

describe('readKeptSecret', () => {
  test('makes a secret once and gives the same one ever after, for its owner only', () => {
    const folder = join(newFolder(), 'data');
    const made = readKeptSecret(folder);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(readKeptSecret(folder)).toBe(made);
    expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
  });

  test('two shops do not share it, and one that is too short is replaced', () => {
    expect(readKeptSecret(newFolder())).not.toBe(readKeptSecret(newFolder()));
    const folder = newFolder();
    writeFileSync(join(folder, 'secret'), 'short');
    expect(readKeptSecret(folder)).toHaveLength(64);
  });
});
