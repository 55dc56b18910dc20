import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { compareBuilds, digestPages, writeTouched } from './built-texts.ts';

/** Digests of a folder as a build of these pages would leave it. */
function digestOf(pages: Record<string, string>): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const [page, html] of Object.entries(pages)) {
    const file = join(folder, 'client', page, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const digests = digestPages(folder);
  rmSync(folder, { recursive: true });
  return digests;
}

test('pages that read differently, new ones and lost ones are told; a new digest in a file name is no change', () => {
  const before = digestOf({ '': '<script src="/_astro/page.AbC1.js"></script>Home', terms: '30 days', old: 'Old' });
  const after = digestOf({ '': '<script src="/_astro/page.XyZ2.js"></script>Home', terms: '14 days', new: 'New' });
  const touched = compareBuilds(before, after);
  expect(touched).toEqual({ changed: ['/terms'], added: ['/new'], gone: ['/old'] });
  expect(writeTouched(touched, 'main')).toContain('**Pages that read differently** (1)\n\n- `/terms`\n');
});

test('the comment on a pull request runs a command that there is', () => {
  expect(readFileSync('.github/workflows/pages.yml', 'utf8')).toMatch(/npm run (?:--silent )?content:pages/);
  expect(readFileSync('package.json', 'utf8')).toContain('"content:pages"');
});
