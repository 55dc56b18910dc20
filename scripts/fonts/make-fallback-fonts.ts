import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { groupLetters, type Widths, range } from './group-letters.ts';
import { writeFallbackFont } from './write-fallback-font.ts';

const need = createRequire(import.meta.url);
const modules = 'node_modules';
const real = `${modules}/@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2`;
const to = 'src/styles/fallback-fonts.css';

/** What a page has before its font: letters of Western Europe, digits, and signs that stand in texts. */
const letters = [
  ...range(0x41, 0x5a),
  ...range(0x61, 0x7a),
  ...range(0xc0, 0xff),
  ...`0123456789.,:;!?'"‘’“”…·#$%&()*+-/<=>@£§©®°‑–—€™→−`,
];
/** In Mona Sans it is narrow: with one size for all, each long word would be too wide. */
const blanks = [' ', '\u00a0'];

/** So many sizes of letters: lines break where they will, and there are few rules in each page. */
const sizes = 3;

type FontKit = { openSync(file: string): Font; create(font: Buffer): Font };
/** One weight of a font that has several, as a font of its own. */
type Pin = (font: Buffer, text: string, options: object) => Promise<Buffer>;
type Font = {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  glyphForCodePoint(code: number): { id: number; advanceWidth: number };
};

const measure = (font: Font, signs: readonly string[]): Widths =>
  new Map(
    signs.flatMap((sign) => {
      const { id, advanceWidth } = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
      return id === 0 ? [] : [[sign, advanceWidth / font.unitsPerEm] as const];
    }),
  );

/** Fonts that computers have, with one that is as wide (Arimo as Arial) where theirs is nobody's to give away. */
const systems = [
  {
    family: 'Mona Sans Fallback',
    text: [`${modules}/@fontsource/arimo/files/arimo-latin-400-normal.woff2`, 'Arial', 'Liberation Sans'],
    bold: [`${modules}/@fontsource/arimo/files/arimo-latin-700-normal.woff2`, 'Arial Bold', 'Liberation Sans Bold'],
  },
  {
    // Android
    family: 'Mona Sans Fallback 2',
    text: [`${modules}/@fontsource/roboto/files/roboto-latin-400-normal.woff2`, 'Roboto'],
    bold: [`${modules}/@fontsource/roboto/files/roboto-latin-700-normal.woff2`, 'Roboto Bold'],
  },
  {
    // many a Linux
    family: 'Mona Sans Fallback 3',
    text: [`${modules}/dejavu-fonts-ttf/ttf/DejaVuSans.ttf`, 'DejaVu Sans'],
    bold: [`${modules}/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf`, 'DejaVu Sans Bold'],
  },
] as const;

/** What our pages say, without their marks: how often each letter comes. */
const readText = (): string =>
  globSync('content/{pages,news,makes}/**/*.{md,mdx}')
    .map((file) => readFileSync(file, 'utf8').replaceAll(/<[^>]*>|^import .*$|^---[^]*?^---|[#*`[\]|_]/gm, ' '))
    .join('\n');

type Local = readonly [file: string, name: string, ...names: string[]];

/** Each is for the weights of the second column; the heavy one is rare, and measured with the bold. */
const weights = { text: { wght: 400, of: '400 540' }, bold: { wght: 600, of: '541 700' } } as const;

/** Writes the rules of the fallback fonts; sizes are measured in the fonts themselves. */
export async function makeFallbackFonts(): Promise<void> {
  const { openSync, create } = need('fontkit') as FontKit;
  const pin = need('subset-font') as Pin;
  const text = readText();

  async function openReal(wght: number): Promise<Font> {
    const options = { targetFormat: 'truetype', variationAxes: { wght } };
    return create(await pin(readFileSync(real), [...letters, ...blanks].join(''), options));
  }

  function write(family: string, [file, ...locals]: Local, ours: Font, weight: string): string {
    const theirs = openSync(file);
    const group = (signs: readonly string[], by: string, count: number) =>
      groupLetters(measure(ours, signs), measure(theirs, signs), by, count);
    return writeFallbackFont({
      family,
      weight,
      locals,
      height: { ascent: ours.ascent / ours.unitsPerEm, descent: -ours.descent / ours.unitsPerEm },
      groups: [...group(letters, text, sizes), ...group(blanks, blanks.join(''), 1)],
    });
  }

  const ours = { text: await openReal(weights.text.wght), bold: await openReal(weights.bold.wght) };
  const rules = systems.flatMap(({ family, ...files }) =>
    (['text', 'bold'] as const).map((style) => write(family, files[style], ours[style], weights[style].of)),
  );
  const note =
    '/* Made by `npm run make -- fonts` (`scripts/fonts`, decision 0048): as wide as Mona Sans, until that comes. */\n';
  writeFileSync(to, note + rules.join(''));
}
