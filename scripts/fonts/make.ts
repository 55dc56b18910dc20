/**
 * `npm run make -- fonts`: makes the fonts of the shop (`src/assets/fonts`, decision 0048) from those of `@fontsource-variable`: the
 * letters that pages are written in, in the weights that styles ask for; and what stands in for them until they come
 * (`styles/fallback-fonts.css`). The result is in git. What it needs nothing else asks for, so this comes first:
 * `npm install --no-save subset-font@2.9.0 fontkit@2.0.4 @fontsource/arimo@5.3.0 @fontsource/roboto@5.3.0 dejavu-fonts-ttf@2.37.3`
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeFallbackFonts } from './make-fallback-fonts.ts';
import { range } from './group-letters.ts';

const from = 'node_modules/@fontsource-variable';
const to = 'src/assets/fonts';

const ascii = range(0x20, 0x7e);

type Font = { name: string; source: string; text: string };

/** The ranges of `styles/fonts.css` name the same signs. */
const fonts: readonly Font[] = [
  {
    name: 'mona-sans',
    source: 'mona-sans/files/mona-sans-latin-wght-normal.woff2',
    text: `${ascii}${range(0xc0, 0xff)}\u00a0£§©\u00ad®°±²·»«Œœ\u2011–—‘’‚“”„•…\u2060€™→−`,
  },
  {
    // what is written on every page, and in names of makes and towns
    name: 'mona-sans-central',
    source: 'mona-sans/files/mona-sans-latin-ext-wght-normal.woff2',
    text: 'ČčŁłŘřŠšŽž',
  },
  {
    name: 'geist-mono',
    source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    text: `${ascii}\u00a0°±·×–…€−`,
  },
];

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;

for (const { name, source, text } of fonts) {
  const made = await subsetFont(readFileSync(join(from, source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(join(to, `${name}.woff2`), made);
  console.log(`${name}: ${made.length} bytes`);
}
for (const family of ['mona-sans', 'geist-mono'])
  copyFileSync(join(from, family, 'LICENSE'), join(to, `${family}.LICENSE.txt`));
await makeFallbackFonts();
