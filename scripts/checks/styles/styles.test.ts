import { expect, test } from 'vitest';
import { findStyleFaults, mendStyles } from './find-style-faults.ts';

const tokens = `@layer tokens { :root {
  --t-micro: 12px; --t-small: 14px; --t-body: 16px; --t-h3: 22px; --l-micro: 16px; --l-small: 20px; --l-body: 24px; --l-h3: 28px;
  --l-tight: 1.25; --l-loose: 1.5; --w-text: 400; --w-bold: 600; --w-heavy: 700; --k-mono: -0.01em; --k-head: -0.02em; --mono: monospace;
  --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --b1: 1px; --b2: 2px; --b3: 3px; --r1: 2px; --pill: 16px;
  --z-over: 1; --z-menu: 200; --d1: 120ms; --d-turn: 800ms; --white: #ffffff; --ink: #16181a; --c-md: 44px
} @media (max-width: 600px) { :root { --s5: 16px } } }`;

const styles = (file: string, text: string) =>
  new Map([
    ['src/styles/tokens.css', tokens],
    [file, text],
  ]);

/** What is said of one declaration, and what `mend` makes of it. */
function judge(declaration: string) {
  const text = `a {\n  ${declaration};\n}`;
  const own = styles('src/a.css', text);
  const mended = mendStyles(own).get('src/a.css') ?? text;
  return { faults: findStyleFaults(own), mended: mended.slice(6, -3) };
}

test.each([
  ['font-size: 15px', 'font-size: var(--t-small)'],
  ['font-size: 1rem', 'font-size: var(--t-body)'],
  ['font-weight: 560', 'font-weight: var(--w-bold)'],
  ['font: 500 15px/1.4 var(--mono)', 'font: var(--w-text) var(--t-small) / var(--l-small) var(--mono)'],
  ['line-height: 1.35', 'line-height: var(--l-tight)'],
  ['font-size: 13px; line-height: 1.5', 'font-size: var(--t-micro); line-height: var(--l-micro)'],
  ['letter-spacing: -0.014em', 'letter-spacing: var(--k-mono)'],
  ['margin-top: 15px', 'margin-top: var(--s4)'],
  ['margin: 0 -14px auto 20px', 'margin: 0 calc(-1 * var(--s3)) auto var(--s4)'],
  ['padding: 10px 28px', 'padding: var(--s2) var(--s5)'],
  ['padding-block: 18px', 'padding-block: var(--s4)'],
  ['gap: 22px', 'gap: var(--s5)'],
  ['scroll-margin-top: 5px', 'scroll-margin-top: var(--s1)'],
  ['inset: calc(100% + 6px) 0 auto', 'inset: calc(100% + var(--s1)) 0 auto'],
  ['padding: var(--foot-bar, 14px)', 'padding: var(--foot-bar, var(--s3))'],
  ['--own: 14px', '--own: var(--s3)'],
  ['z-index: 99', 'z-index: var(--z-over)'],
  ['border: 1px solid #fff', 'border: var(--b1) solid var(--white)'],
  ['border-radius: 14px', 'border-radius: var(--pill)'],
  ['outline: 2px solid white', 'outline: var(--b2) solid var(--white)'],
  ['box-shadow: inset 3px 0 0 var(--ink)', 'box-shadow: inset var(--b3) 0 0 var(--ink)'],
  ['transition: color 100ms', 'transition: color var(--d1)'],
  ['font-weight: bold', 'font-weight: var(--w-heavy)'],
  ['border: thin solid var(--ink)', 'border: var(--b1) solid var(--ink)'],
  ['font-size: smaller', 'font-size: var(--t-small)'],
  ['animation: turn .9s linear infinite', 'animation: turn var(--d-turn) linear infinite'],
])('%s', (declaration, mended) => {
  const judged = judge(`--foot-bar: var(--c-md); ${declaration}`);
  expect(judged.faults).not.toEqual([]);
  expect(judged.faults[0]).toMatch(/^src\/a\.css:2: [\w-]+: "/);
  expect(judged.mended).toBe(`--foot-bar: var(--c-md); ${mended}`);
  expect(judge(judged.mended).faults).toEqual([]);
});

test.each([
  ['a colour near to no token', 'color: #fefefe'],
  ['a colour by name', 'background: tomato'],
  ['a colour in a call', 'fill: rgb(0 0 0 / 12%)'],
  ['a size that follows the window', 'font-size: clamp(var(--t-body), 4vw, var(--t-h3))'],
  ['space in letters', 'padding: 1.2em'],
  ['space beyond the scale', 'padding-bottom: 280px'],
  ['a token that is none', 'margin: var(--s11)'],
  ['a step of something else', 'font-size: var(--s4)'],
  ['a layer counted on', 'z-index: var(--s1)'],
  ['a weight by the axis of the font', "font-variation-settings: 'wght' 560"],
  ['a size by a word', 'font-size: xx-large'],
  ['a width by the zero of a font', 'max-width: 68ch'],
  ['such a width that a token carries', '--text-width: 68ch'],
  ['such a width in a sum', 'width: min(100%, 1.5rem + 30ch)'],
  ['space by the height of an x', 'margin-top: 2ex'],
])('only a person can mend %s', (_, declaration) => {
  const judged = judge(declaration);
  expect(judged.faults).toHaveLength(1);
  expect(judged.mended).toBe(declaration);
});

test.each([
  'margin: 0 auto',
  'margin: 0px 50%',
  'inset: 50% 0 0 25%',
  'padding-bottom: calc(2 * var(--s5) + env(safe-area-inset-bottom))',
  'padding: max(var(--s4), (100% - 10vw) / 2)',
  'font: inherit',
  'font: var(--w-bold) var(--t-small) / 1 var(--mono)',
  'line-height: 1',
  'line-height: var(--c-md)',
  'border-radius: 50%',
  'border-color: currentcolor transparent CanvasText',
  'outline: none',
  'z-index: auto',
  'width: 372px; min-height: 44px; grid-template-columns: 80px 1fr; max-width: 33em',
  'background: linear-gradient(var(--ink) 0 0) left bottom / 1px 8px no-repeat',
  'stroke-width: 1.6; transform: translateX(24px)',
  'animation: turn var(--d-turn) cubic-bezier(.2, 0, 0, 1) 0s 2',
  "content: '15px red #fff'; background: url(a-15px.svg)",
  '--rail-width: 216px; --per-page: 4',
])('allowed: %s', (declaration) => {
  expect(judge(declaration)).toEqual({ faults: [], mended: declaration });
});

test('names the line in the file of a component, and mends each of its styles', () => {
  const own = styles(
    'src/A.astro',
    '---\n---\n<p />\n<style>\na { gap: 6px }</style>\n<style>\nb { gap: 9px }\n</style>',
  );
  expect(findStyleFaults(own)).toEqual([
    'src/A.astro:5: gap: "6px" is var(--s1)',
    'src/A.astro:7: gap: "9px" is var(--s2)',
  ]);
  expect(mendStyles(own).get('src/A.astro')).toBe(
    '---\n---\n<p />\n<style>\na { gap: var(--s1) }</style>\n<style>\nb { gap: var(--s2) }\n</style>',
  );
});

test.each([
  ['<p style={{ marginTop: 12, color: "x" }} />', 'margin-top: "12px" is var(--s3)'],
  ["<p style={{ width: 12, zIndex: 3, fontSize: '15px' }} />", 'font-size: "15px" is var(--t-small)'],
  ["<p style={{ '--own': '15px' }} />", '--own: "15px" is var(--s4)'],
  ['<path fill="#abcdef" d="M0 0h9" />', 'fill: "#abcdef" has no token near to it'],
  ["<path stroke={'rgb(1, 2, 3)'} d='M0 0h9' />", 'stroke: "rgb()" has no token near to it'],
  ['<stop stopColor="#123456" />', 'stop-color: "#123456" has no token near to it'],
  ['<p style="padding: 6px" />', 'padding: "6px" is var(--s1)'],
  ["<p style='padding: 6px' />", 'padding: "6px" is var(--s1)'],
  ['<p style={`width: ${share}%; padding: 6px`} />', 'padding: "6px" is var(--s1)'],
  ['<p style={{ width: `${share}%`, padding: "6px" }} />', 'padding: "6px" is var(--s1)'],
  ['const box: CSSProperties = { marginTop: 12 };', 'margin-top: "12px" is var(--s3)'],
  ["box.style.marginTop = '12px';", 'margin-top: "12px" is var(--s3)'],
  ["box.style.setProperty('z-index', '99');", 'z-index: "99" is var(--z-over)'],
  ['Object.assign(box.style, { fontWeight: 560 });', 'font-weight: "560" is var(--w-bold)'],
  ['<text fontSize={13} x="1">A</text>', 'font-size: "13px" is var(--t-micro)'],
  ['<text font-weight="560" x="1">A</text>', 'font-weight: "560" is var(--w-bold)'],
])('what an element says itself is told, not mended: %s', (text, fault) => {
  const own = styles('src/A.tsx', `\n${text}`);
  expect(findStyleFaults(own)).toContain(`src/A.tsx:2: ${fault}`);
  expect(mendStyles(own).size).toBe(0);
});

test('measures of a thing may stand at the element', () => {
  expect(findStyleFaults(styles('src/A.tsx', '<p style={{ width: `${share}%`, height: 360 }} />'))).toEqual([]);
});

test('a font says its own figures', () => {
  expect(findStyleFaults(styles('src/a.css', '@font-face { font-weight: 400 700; size-adjust: 102.1% }'))).toEqual([]);
});

const page = 'the whole page is styled anew with each change in it; say it by an attribute';
const unnamed = 'what is chosen behind :has() needs a name, or all in its place is styled anew';

test.each([
  ['body:has(.bar)', [`:has() of body: ${page}`]],
  [':root:has([data-banner]:not([hidden])) .offer', [`:has() of :root: ${page}`]],
  [':global(:root):has(.action)', [`:has() of :root: ${page}`]],
  ['.a, main:not(.b):has(astro-island) p', [`:has() of main: ${page}`]],
  ['html:not(:has(.bar)) *', [`:has() of html: ${page}`, unnamed]],
  ['.row:has(+ .note) > *', [unnamed]],
  ['.row:has(+ .note) > :first-child', [unnamed]],
  ['.top:not(:has(.last)) .buy > :not(.head)', [unnamed]],
  ['.top:not([data-read], :has(.last)) :is(.drawing, .buy > a)', []],
  ['.row:has(+ .note) > :is(td, th)', []],
  ['.row:has(+ .note) > td:not(.text)', []],
  ['.opt:has(input:checked)', []],
  ['.seg > :has(input:checked)', []],
  [':not([data-off]) > * > .key:has(b:hover) .tip', []],
  ['body > footer', []],
])('questions that a browser pays for: %s', (selector, faults) => {
  expect(findStyleFaults(styles('src/a.css', `\n${selector} { gap: 0 }`))).toEqual(
    faults.map((fault) => `src/a.css:2: ${selector}: ${fault}`),
  );
});
