import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeTouched } from './write-touched.ts';

const none = { changed: [], added: [], gone: [] };

test('each kind of page has its list, and a list without pages no title', () => {
  const told = writeTouched({ ...none, changed: ['/terms', '/faq'], gone: ['/old'] }, 'main');
  expect(told).toContain('**Pages that read differently** (2)\n\n- `/terms`\n- `/faq`\n');
  expect(told).toContain('does a link or a redirect still lead there?** (1)\n\n- `/old`');
  expect(told).not.toContain('New pages');
});

test('nothing is said to differ where nothing does', () => {
  expect(writeTouched(none, 'main')).toBe('No page reads differently from `main`.\n');
});

test('a change of every page stays one comment that can be read', () => {
  const changed = Array.from({ length: 75 }, (_, at) => `/page-${at}`);
  const told = writeTouched({ ...none, changed }, 'main');
  expect(told).toContain('(75)');
  expect(told).toContain('- and 15 more');
  expect(told.split('\n- ')).toHaveLength(62);
});

test('the workflow runs commands that there are, for every change that can touch a text', () => {
  const workflow = parse(readFileSync('.github/workflows/pages.yml', 'utf8')) as {
    on: { pull_request: { paths: string[] } };
    jobs: Record<string, { steps: { run?: string }[] }>;
  };
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  const named = [...runs.join('\n').matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(named).toContain('content:pages');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(workflow.on.pull_request.paths).toEqual(expect.arrayContaining(['content/**', 'src/**']));
});
