import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepSecret } from './secret.ts';

test('a configured secret is taken as it is', () => {
  expect(keepSecret('configured', '/nowhere')).toBe('configured');
});

test('without one, a made one survives a restart and is readable by the owner only', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data');
  const made = keepSecret('', folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret('', folder)).toBe(made);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});
