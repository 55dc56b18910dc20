import { expect, test } from 'vitest';
import { findLengthFault, findLineFaults, findUntoldSkips } from './house.ts';

test.each([
  ['the clock in a rule', 'src/domain/price/a.ts', 'const now = new Date();', 'pass the time in'],
  ['the clock in a rule, without brackets', 'src/domain/price/a.ts', 'const now = new Date;', 'pass the time in'],
  ['the clock in a rule, as words', 'src/domain/price/a.ts', 'const now = Date();', 'pass the time in'],
  ['the clock in a fact', 'src/config/a.ts', 'const now = new Date();', 'pass the time in'],
  ['the zone of a machine', 'src/domain/price/a.ts', 'Intl.DateTimeFormat().resolvedOptions()', 'and its zone'],
  [
    'a lint that is told to be quiet',
    'src/a.ts',
    '// ' + 'oxlint-' + 'disable-next-line no-var',
    'mend what the lint says',
  ],
  ['text set past the tags', 'src/components/A.astro', '<p set:text={a} />', 'between the tags'],
  ['values in a style', 'src/components/A.astro', '<style define:vars={{ a }}>', 'custom properties'],
  ['a second live region', 'src/islands/a/A.tsx', '<p role="status">', 'one live region'],
  ['a notice spread in a template', 'src/components/A.astro', '<p {...notice}>', 'aria-live={notice'],
  ['a second live region by its attribute', 'src/components/A.astro', '<p aria-live="polite">', 'one live region'],
  ['a second live region by its element', 'src/pages/a.astro', '<output>', 'one live region'],
  ['an alert of its own', 'src/islands/a/A.tsx', '<p role="alert">', 'kind="error"'],
  ['JSON that nobody looked at', 'scripts/release/a.ts', 'const list = (JSON.parse(text) as string[]);', 'a schema'],
  ['the same in the shop', 'src/server/a.ts', 'return JSON.parse(text) as Row;', 'a schema'],
  ['a promise that a return forgets', 'src/server/a.ts', 'return void storage.delete(key);', 'await it'],
  ['a colour that a script names', 'src/islands/a/A.tsx', "const strong = '#c4211c';", 'use a token'],
  ['a colour by its figures', 'src/config/a.ts', 'const strong = `rgb(1 2 3)`;', 'use a token'],
  ['client:only of no framework', 'src/components/A.astro', '<A client:only />', 'which framework'],
])('%s', (_, file, line, remedy) => {
  expect(findLineFaults(file, `\n${line}`)).toEqual([expect.stringMatching(`^${file}:2: .*${remedy}`)]);
});

test.each([
  ['a date from a text, in a rule', 'src/domain/price/a.ts', "new Date('2026-01-01')"],
  ['the clock in the test of a rule', 'src/domain/price/a.test.ts', 'new Date()'],
  ['an alert that interrupts', 'src/islands/checkout/FieldsToCheck.tsx', '<p role="alert">'],
  ['a live region in a test', 'src/islands/a/A.browser.test.tsx', '<p role="status">'],
  ['JSON of which nothing is taken for granted', 'src/server/a.ts', 'JSON.parse(text) as unknown'],
  ['JSON that a test has written', 'src/server/a.test.ts', 'JSON.parse(text) as Row'],
  ['a place of the page', 'src/islands/a/A.tsx', "const place = '#faq';"],
  ['a colour of a mail', 'src/server/mail/a.ts', "const ink = '#16181a';"],
  ['an answer that is ended', 'src/server/a.ts', 'return void response.end();'],
  ['the clock where time passes', 'src/server/a.ts', 'new Date()'],
])('allowed: %s', (_, file, line) => {
  expect(findLineFaults(file, line)).toEqual([]);
});

test.each([
  [
    'src/components/A.astro',
    301,
    ['src/components/A.astro:301: 301 lines of 300: move out what is a piece of its own'],
  ],
  ['src/components/A.astro', 300, []],
  ['src/styles/a.css', 400, ['src/styles/a.css:301: 400 lines of 300: move out what is a piece of its own']],
  ['scripts/sandbox/page/console.css', 400, []],
])('%s of %i lines', (file, lines, faults) => {
  expect(findLengthFault(file, 'a\n'.repeat(lines))).toEqual(faults);
});

test.each([
  ['no word', '', ['src/a.test.ts:2: say above it where it runs: "// only where …"']],
  ['another word', '// rule a.b', ['src/a.test.ts:2: say above it where it runs: "// only where …"']],
  ['where it runs', '  // only where promtool is', []],
])('a test that is left out on some machines, with %s', (_, comment, faults) => {
  expect(findUntoldSkips('src/a.test.ts', `${comment}\n  test.${'runIf'}(isThere)('a', () => {});`)).toEqual(faults);
});
