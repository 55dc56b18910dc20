import { expect, test } from 'vitest';
import { addWords, pickFirstRules } from './first-paint.ts';

const page =
  '<html><head><script>root.dataset.netPrices = true</script></head><body><header class="head wide" data-ab12><a href="/" aria-current="page">x</a></header><main id="content" data-open="1"><p class="lead">y</p></main>' +
  '<footer class="foot"></footer></body></html>';
const words = new Set<string>();
addWords(page, words);

const pick = (css: string) => pickFirstRules(css, words);

test.each([
  ['a tag', 'p{a:b}'],
  ['a class', '.head.wide{a:b}'],
  ['a mark of scoped styles', '.head[data-ab12] a{a:b}'],
  ['a state', 'a:focus-visible{a:b}'],
  ['a state of the page', '[aria-current=page]{a:b}'],
  ['what a script of the page sets', 'html[data-net-prices] .lead[hidden]{a:b}'],
  ['what is not there', '.lead:not(.foot){a:b}'],
  ['what is in it', 'main:has(.foot){a:b}'],
  ['one of several', '.head :is(a,button):nth-child(2n + 1){a:b}'],
  ['everything', '*,:before{a:b}'],
  ['an id', '#later{a:b}'],
  ['a width', '@media (width<=600px){.lead{a:b}}'],
  ['a face', '@font-face{font-family:A}'],
  ['the order of layers', '@layer a,b;'],
  ['what moves', '.lead{animation:1s come}@keyframes come{0%{opacity:0}}'],
  ['no pointer', '.lead:not(:hover){a:b}'],
  ['neither of two, or another', '.head :is(:not(td,th),td){a:b}'],
])('keeps rules that ask for %s', (_, css) => {
  expect(pick(css)).toBe(css);
});

test.each([
  ['comes after the main part', '.foot{a:b}'],
  ['has another mark', '.head[data-cd34]{a:b}'],
  ['no page has', 'table .lead{a:b}'],
  ['is no state yet', '.lead[aria-invalid=true]{a:b}'],
  ['only the files of scripts set', '.lead[data-ready]{a:b}'],
  ['is none of several', '.head :is(td,th){a:b}'],
  ['a pointer is on', 'a:hover{a:b}'],
  ['is on paper', '@media print{p{a:b}}'],
  ['is empty then', '@layer a{@media (width<=600px){.foot{a:b}}}'],
  ['nothing moves by', '@keyframes go{0%{opacity:0}}'],
])('leaves out what %s', (_, css) => {
  expect(pick(css)).toBe('');
});

test('of a list those that can be met', () => {
  expect(pick('.lead,.foot,p:hover{a:b}')).toBe('.lead{a:b}');
});
