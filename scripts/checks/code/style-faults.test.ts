import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** Names of the rules that a file breaks. */
async function judge(code: string, file = 'src/planted.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ line, rule }) => `${line} ${rule}`));
}

const literal = '1 declaration-property-value-disallowed-list';
const noStep = '1 declaration-property-value-allowed-list';

test.each([
  ['font-size: 15px', noStep],
  ['font-size: var(--s4)', noStep],
  ['font: 500 15px/1.4 var(--mono)', noStep],
  ['line-height: 1.35', noStep],
  ['z-index: 99', noStep],
  ['margin: 0 -14px auto var(--s4)', literal],
  ['padding: 1.2em', literal],
  ['inset: calc(100% + 6px) 0 auto', literal],
  ['border: thin solid var(--ink)', literal],
  ['transition: color .1s', literal],
  ['--own: 14px', literal],
  ['max-width: 68ch', '1 unit-disallowed-list'],
  ['margin: var(--s11)', '1 no-unknown-custom-properties'],
  ['color: #fefefe', '1 color-no-hex'],
  ['background: tomato', '1 color-named'],
  ['fill: rgb(0 0 0 / 12%)', '1 function-disallowed-list'],
])('a literal where a token belongs: %s', async (declaration, fault) => {
  expect(await judge(`a { ${declaration} }`)).toEqual([fault]);
  expect(await judge(`<style>a { ${declaration} }</style>`, 'src/Planted.astro')).toEqual([fault]);
  expect(await judge(`<p style="${declaration}">x</p>`, 'src/Planted.astro')).toEqual([fault]);
});

test.each([
  'margin: 0 auto; inset: 50% 0 0 25%; padding: max(var(--s4), (100% - 10vw) / 2)',
  'font: var(--w-bold) var(--t-small) / 1 var(--mono); line-height: var(--c-md)',
  'width: 372px; grid-template-columns: 80px 1fr; max-width: 33em; stroke-width: 1.6; transform: translateX(24px)',
  'border-radius: 50%; border-color: currentcolor transparent CanvasText; outline: none; z-index: auto',
  'animation: turn var(--d-turn) cubic-bezier(.2, 0, 0, 1) 0s 2; --rail-width: 216px; --per-page: 4',
])('free: %s', async (declarations) => {
  expect(await judge(`a { ${declarations} }`)).toEqual([]);
});

test.each([
  ['body:has(.bar)', true],
  [':root:has([data-banner]:not([hidden])) .offer', true],
  ['html:not(:has(.bar)) .a', true],
  ['.row:has(+ .note) > *', true],
  ['.top:not(:has(.last)) .buy > :not(.head)', true],
  ['.row:has(+ .note) > :is(td, th)', false],
  ['.seg > :has(input:checked)', false],
  ['.seg:has(> :checked)', false],
  ['body > footer', false],
])(':has() that has the whole page styled anew: %s', async (selector, isFault) => {
  expect(await judge(`${selector} { gap: 0 }`)).toEqual(isFault ? ['1 selector-disallowed-list'] : []);
});
