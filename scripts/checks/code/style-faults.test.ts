import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** Names of the rules that a file breaks. */
async function judge(code: string, file = 'src/seeded.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line} ${rule}`));
}

test.each([
  ['font-size: 15px', 'declaration-property-value-allowed-list'],
  ['margin: 0 -14px auto var(--s4)', 'declaration-property-value-disallowed-list'],
  ['max-width: 68ch', 'unit-disallowed-list'],
  ['margin: var(--s11)', 'no-unknown-custom-properties'],
  ['color: #fefefe', 'color-no-hex'],
])('a literal where a token belongs: %s', async (declaration, rule) => {
  expect(await judge(`a { ${declaration} }`)).toEqual([`1 ${rule}`]);
  expect(await judge(`<style>a { ${declaration} }</style>`, 'src/Seeded.astro')).toEqual([`1 ${rule}`]);
  expect(await judge(`<p style="${declaration}">x</p>`, 'src/Seeded.astro')).toEqual([`1 ${rule}`]);
});

test('measures of things, shares and sums of tokens are free', async () => {
  const margins = 'margin: 0 auto; inset: 50% 0 0 25%; padding: max(var(--s4), (100% - 10vw) / 2)';
  const type = 'font: var(--w-bold) var(--t-small) / 1 var(--mono); line-height: var(--c-md)';
  const things = 'width: 372px; stroke-width: 1.6; transform: translateX(24px); --rail-width: 216px; --per-page: 4';
  expect(await judge(`a { ${margins}; ${type}; ${things} }`)).toEqual([]);
});

test.each([
  ['body:has(.bar)', true],
  ['.row:has(+ .note) > *', true],
  ['.top:not(:has(.last)) .buy > :not(.head)', true],
  ['.row:has(+ .note) > :is(td, th)', false],
  ['.seg > :has(input:checked)', false],
  ['body > footer', false],
])(':has() that has the whole page styled anew: %s', async (selector, isFault) => {
  expect(await judge(`${selector} { gap: 0 }`)).toEqual(isFault ? ['1 selector-disallowed-list'] : []);
});
