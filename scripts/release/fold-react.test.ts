import { expect, test } from 'vitest';
import { type Bundle, foldReact } from './fold-react.ts';

const chunk = (name: string, code: string) => ({
  type: 'chunk' as const,
  name,
  fileName: `_astro/${name}.A1.js`,
  code,
});
const files = {
  runtime: 'var e=Object.assign,t=n=>()=>e({exports:{}},n);export{e as n,t};',
  react: 'import{t as e}from"./rolldown-runtime.A1.js";var q=e({a:1}),b=()=>q().a;export{b as t,q as n};',
  client: 'export{t as default}from"./react.A1.js";',
  page: 'const deps=["_astro/rolldown-runtime.A1.js","_astro/react.A1.js"];',
};
const build = (changes: Partial<typeof files> = {}) => {
  const { runtime, react, client, page } = { ...files, ...changes };
  const all = [chunk('rolldown-runtime', runtime), chunk('react', react), chunk('client', client), chunk('page', page)];
  const bundle: Bundle = Object.fromEntries(all.map((one) => [one.fileName, one]));
  foldReact(bundle);
  return (name: string) => (bundle[`_astro/${name}.A1.js`] as { code: string } | undefined)?.code;
};
const load = async (code: string): Promise<Record<string, unknown>> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;

test('the file of React needs no other, works as before and is what it was handed on as', async () => {
  const codeOf = build();
  const code = codeOf('react') ?? '';
  expect(code).not.toContain('import');
  const made = await load(code);
  expect(made['default']).toBe(made['t']);
  expect((made['default'] as () => number)()).toBe(1);
  expect(codeOf('client')).toBe('export{default}from"./react.A1.js";');
});

test('what it was made of is asked for by nobody', () => {
  const codeOf = build();
  expect(codeOf('rolldown-runtime')).toBeUndefined();
  expect(codeOf('page')).toBe('const deps=["_astro/react.A1.js","_astro/react.A1.js"];');
});

test('what another file imports too stays a file, which React does not need', () => {
  const page = 'import{n as e}from"./rolldown-runtime.A1.js";e();';
  const codeOf = build({ page });
  expect(codeOf('rolldown-runtime')).toBe(files.runtime);
  expect(codeOf('page')).toBe(page);
  expect(codeOf('react')).not.toContain('rolldown-runtime');
});

test('a file that hands on another one is left alone', () => {
  const client = 'export{t as default}from"./core.A1.js";';
  expect(build({ client })('client')).toBe(client);
  expect(build({ client })('react')).not.toContain('default');
});
