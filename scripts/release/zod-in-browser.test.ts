import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { zodInBrowser } from './zod-in-browser.ts';

/** For the build and the server: no browser has them, and they need all of zod. */
const built = ['open-api', 'catalogue-data', 'enquiry-form'].map((name) => `src/api/${name}.ts`);
const sources = globSync('src/{api,domain,stores}/**/*.ts').filter(
  (path) => !path.includes('.test.') && !built.includes(path) && readFileSync(path, 'utf8').includes("from 'zod/mini'"),
);

type Schemas = Record<string, z.ZodMiniType>;
const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && 'safeParse' in value && 'check' in value;

/** Every schema that these files export, as a bundle for browsers has it or as zod has it. */
async function readSchemas(alias: Record<string, string>): Promise<Schemas> {
  const contents = sources.map((path, at) => `export * as m${at} from './${path}';`).join('');
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' as const };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false, alias, logLevel: 'silent' });
  const code = outputFiles[0]?.text ?? '';
  const modules = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as object;
  const named = Object.entries(modules).flatMap(([at, exported]: [string, object]) =>
    Object.entries(exported).map(([name, value]: [string, unknown]) => [`${sources[+at.slice(1)]} ${name}`, value]),
  ) as [string, unknown][];
  return Object.fromEntries(named.filter((one): one is [string, z.ZodMiniType] => isSchema(one[1])));
}

const texts = [
  ...['', 'a', ' padded ', 'DE', 'x'.repeat(130), 'y'.repeat(3000), '\u{1F600}'.repeat(101), 'line\nbreak', '\u202E'],
  ...['2026-11-22', '2026-11-22T10:00:00.000Z', '2026-02-30T10:00:00.000Z', '1999', '12:30'],
  ...['anna@example.com', 'anna@', 'a,b@example.com', '4B1606H-STD', 'AG-1', '0123456789abcdef', 'eur', 'gross'],
];
const odd = fc.constantFrom<unknown>(null, undefined, '', 'x', 0, -1, 1.5, 1e20, Number.NaN, true, [], {}, [1]);

/** A schema as zod describes it. */
type Def = {
  type: string;
  values: unknown[];
  entries: object;
  element: z.ZodMiniType;
  valueType: z.ZodMiniType;
  innerType: z.ZodMiniType;
  in: z.ZodMiniType;
  out: z.ZodMiniType;
  options: z.ZodMiniType[];
  shape: Schemas;
};

/** Values that a schema takes, mostly; at any place something else. */
function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: goodValuesOf(schema) }, { weight: 1, arbitrary: odd });
}

function goodValuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Def;
  if (def.type === 'string') return fc.constantFrom(...texts);
  if (def.type === 'number') return fc.constantFrom(0, 1, 2, 42, 999, 1000, -1, 1.5, 1e20);
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'literal') return fc.constantFrom(...def.values);
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries));
  if (def.type === 'array') return fc.array(valuesOf(def.element), { maxLength: 3 });
  if (def.type === 'record') return fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), valuesOf(def.valueType));
  if (def.type === 'union') return fc.oneof(...def.options.map(valuesOf));
  if (def.type === 'pipe') return fc.oneof(valuesOf(def.in), valuesOf(def.out));
  if (def.type === 'object') return objectsOf(def.shape);
  if (['optional', 'nullable', 'default'].includes(def.type)) return fc.oneof(valuesOf(def.innerType), odd);
  return odd;
}

function objectsOf(shape: Schemas): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valuesOf(schema)]));
  const all = fc.record(fields);
  const lacking = fc.tuple(all, fc.constantFrom(...Object.keys(shape), '')).map(([{ ...value }, name]) => {
    delete value[name];
    return value;
  });
  return fc.oneof({ weight: 9, arbitrary: all }, { weight: 1, arbitrary: lacking });
}

/** zod's own words, which depend on what else runs in the process; nobody reads them. "Invalid format" is the shop's. */
const ownWords = /^(?:Invalid(?! format)|Too (?:big|small)|Unrecognized key).*/s;

/** What a caller gets: the value, or the first sentence at each place. */
function readWith(schema: z.ZodMiniType, value: unknown): unknown {
  const read = schema.safeParse(structuredClone(value));
  if (read.success) return { data: read.data };
  const sentences: Record<string, string> = {};
  for (const { path, message } of read.error.issues) sentences[path.join('.')] ??= message.replace(ownWords, 'Invalid');
  return { sentences };
}

const byZod = await readSchemas({});
const byOurs = await readSchemas({ 'zod/mini': resolve(zodInBrowser) });

describe('what browsers have of zod reads as zod does', () => {
  test('all schemas that may reach one are compared', () => {
    expect(Object.keys(byOurs)).toEqual(Object.keys(byZod));
    expect(Object.keys(byZod).length).toBeGreaterThan(60);
  });

  test.each(Object.entries(byZod))('%s', (name, schema) => {
    const ours = byOurs[name]!;
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(readWith(ours, value)).toEqual(readWith(schema, value));
      }),
      { numRuns: 60 },
    );
  });
});

// a page of one release reads answers of the next
test.each(Object.entries(byZod).filter(([, { def }]) => def.type === 'object'))(
  '%s leaves out a field that it does not name',
  (name, schema) => {
    const ours = byOurs[name]!;
    fc.assert(
      fc.property(goodValuesOf(schema), (value) => {
        expect(readWith(ours, { ...(value as object), more: 1 })).toEqual(readWith(schema, value));
      }),
      { numRuns: 5 },
    );
  },
);
