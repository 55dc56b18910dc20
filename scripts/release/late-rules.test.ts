import * as fc from 'fast-check';
import { type AtRule, parse } from 'postcss';
import { expect, test } from 'vitest';
import { pickLateRules } from './late-rules.ts';

test.each([
  ['a rule that is not among the first', '.a{color:red}.b{color:red}', '.a{color:red}', '.b{color:red}'],
  ['of a list those that are not', '.a,.b{color:red}', '.a{color:red}', '.b{color:red}'],
  ['what wins over a late rule', '.b{color:red}.a{color:blue}', '.a{color:blue}', '.b{color:red}.a{color:blue}'],
  ['of it what the late rule sets', '.b{left:0}.a{top:0;gap:0}', '.a{top:0;gap:0}', '.b{left:0}.a{top:0}'],
  ['not what a late rule wins over', '.a{color:blue}.b{color:red}', '.a{color:blue}', '.b{color:red}'],
  ['not what weighs more or less', '.b{gap:0}p,.a p{gap:1px}', 'p,.a p{gap:1px}', '.b{gap:0}'],
  [
    'not what is of another layer',
    '@layer x{.b{gap:0}}@layer y{.a{gap:1px}}',
    '@layer y{.a{gap:1px}}',
    '@layer x{.b{gap:0}}',
  ],
  ['not what another piece wears', '.b::after{gap:0}.a::before{gap:1px}', '.a::before{gap:1px}', '.b::after{gap:0}'],
  ['nor by its short name', '.b:after{gap:0}.a:before{gap:1px}', '.a:before{gap:1px}', '.b:after{gap:0}'],
  [
    'what is of the same layer, named otherwise',
    '@layer x.y{.b{gap:0}}@layer x{@layer y{.a{gap:1px}}}',
    '@layer x{@layer y{.a{gap:1px}}}',
    '@layer x.y{.b{gap:0}}@layer x{@layer y{.a{gap:1px}}}',
  ],
  [
    'what only one of them has at a width',
    '@media print{.a{gap:0}}.a{gap:1px}',
    '.a{gap:1px}',
    '@media print{.a{gap:0}}.a{gap:1px}',
  ],
  ['what sets all', '.b{all:unset}.a{gap:0}', '.a{gap:0}', '.b{all:unset}.a{gap:0}'],
  [
    'frames that are not there yet',
    '@keyframes x{0%{top:0}}@keyframes y{0%{top:0}}',
    '@keyframes x{0%{top:0}}',
    '@keyframes y{0%{top:0}}',
  ],
])('the late rules say %s', (_, css, first, late) => {
  expect(pickLateRules(css, first)).toBe(late);
});

/** Their weights, and which single properties each sets. */
const selectors = { p: 1, '.a': 10, '.b': 10, '.c': 10, '.a.b': 20, '.b.c': 20 };
const properties = {
  margin: ['left', 'right'],
  'margin-left': ['left'],
  'margin-inline': ['left', 'right'],
  font: ['font', 'line'],
  'line-height': ['line'],
  all: ['left', 'right', 'font', 'line'],
};
type Selector = keyof typeof selectors;
type Property = keyof typeof properties;
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) => Object.keys(table) as Name[];

const sheet = fc
  .array(
    fc.record({
      layer: fc.constantFrom('', 'x', 'y'),
      met: fc.uniqueArray(fc.constantFrom(...namesOf(selectors)), { minLength: 1, maxLength: 3 }),
      set: fc.uniqueArray(fc.constantFrom(...namesOf(properties)), { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 12 },
  )
  .map((rules) => rules.map((rule, at) => ({ ...rule, at })));
type Sheet = { layer: string; met: Selector[]; set: Property[]; at: number }[];

/** Each declaration has a value of its own. */
const write = (rules: Sheet): string =>
  rules
    .map(({ layer, met, set, at }) => {
      const rule = `${met.join()}{${set.map((name, place) => `${name}:v${at}-${place}`).join(';')}}`;
      return layer ? `@layer ${layer}{${rule}}` : rule;
    })
    .join('');

/** How an element looks that all these selectors meet: the value of each single property. */
function look(css: string, met: ReadonlySet<string>): Record<string, string> {
  const said: { layer: number; weight: number; at: number; names: string[]; value: string }[] = [];
  parse(css).walkDecls(({ prop, value, parent }) => {
    const rule = parent as unknown as { selectors: Selector[]; parent: AtRule };
    const layer = ['x', 'y', undefined].indexOf(rule.parent.params);
    for (const selector of rule.selectors.filter((one) => met.has(one)))
      said.push({ layer, weight: selectors[selector], at: said.length, names: properties[prop as Property], value });
  });
  said.sort((one, other) => one.layer - other.layer || one.weight - other.weight || one.at - other.at);
  return Object.fromEntries(said.flatMap(({ names, value }) => names.map((name) => [name, value])));
}

const some = fc.uniqueArray(fc.constantFrom(...namesOf(selectors)));
const order = '@layer x,y;';

test('with them each element looks as the whole file says', () => {
  const same = fc.property(sheet, some, some, (rules, early, met) => {
    const css = order + write(rules);
    const first =
      order +
      write(
        rules
          .map((rule) => ({ ...rule, met: rule.met.filter((selector) => early.includes(selector)) }))
          .filter((rule) => rule.met.length > 0),
      );
    expect(look(first + pickLateRules(css, first), new Set(met))).toEqual(look(css, new Set(met)));
  });
  fc.assert(same, { numRuns: 500 });
});
