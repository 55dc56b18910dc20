import { afterEach, expect, test, vi } from 'vitest';
import { fetchScripts, runInTurn } from './fetch-scripts.ts';

afterEach(() => vi.restoreAllMocks());

const long = ' '.repeat(10_001);

/** What the build would have written, by name. */
function serve(files: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const name = String(address).split('/').at(-1) ?? '';
    asked.push(name);
    const text = files[name];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
  return asked;
}

test('all that a script imports is fetched, once; the long ones are told, each after those that it imports', async () => {
  const asked = serve({
    'Island.js': `import"./core.js";import"./react.js";${long}`,
    'core.js': `import{a}from"./react.js";import"./small.js";${long}`,
    'small.js': 'import"./page.js"',
    'page.js': long,
    'react.js': long,
  });
  const scripts = await fetchScripts(['/_astro/Island.js', '/_astro/react.js']);
  expect(asked.toSorted()).toEqual(['Island.js', 'core.js', 'page.js', 'react.js', 'small.js']);
  expect(scripts.map((address) => new URL(address).pathname)).toEqual(
    ['react', 'page', 'core', 'Island'].map((name) => `/_astro/${name}.js`),
  );
});

test('one that cannot be had is a failure', async () => {
  serve({ 'Island.js': 'import"./gone.js"' });
  await expect(fetchScripts(['/_astro/Island.js'])).rejects.toThrow(/gone\.js: 404$/);
});

test('they run one after the other, with room for a touch in between; one that fails keeps none back', async () => {
  const ran: string[] = [];
  Object.assign(globalThis, { ran });
  const write = (name: string) => `data:text/javascript,ran.push('${name}');setTimeout(()=>ran.push('then'))`;
  await runInTurn([write('first'), 'data:text/plain,', write('second')]);
  expect(ran.filter((name) => name !== 'then')).toEqual(['first', 'second']);
  expect(ran[1]).toBe('then');
});
