/**
 * `npm run look [-- --screen basket --width 390 --mode print] [--design DIR] [--out DIR]`: takes pictures of the gallery and all
 * screens, puts them beside the design's in a contact sheet, and says which differ from the last accepted ones; exits 1 when
 * some do. `-- --accept`: what the last run has taken is accepted; with the same options, only that. Takes the shop at SHOP_URL,
 * or builds one with the gallery, apart from that of `npm start`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { readAccepted, writeAccepted } from './accepted.ts';
import { type SheetScreen, writeSheet } from './contact-sheet.ts';
import { compareGrids, type Difference, type Grid, readGrid } from './grid.ts';
import { openShopToLookAt } from './shop.ts';
import { type LookOptions, readLookOptions } from './options.ts';
import { drawDifference } from './picture-difference.ts';
import { type Screen, screens } from './screens.ts';
import { type Picture, takeScreen } from './take.ts';

/** "basket--390--plain" */
const nameOf = ({ screen, width, mode }: Pick<Picture, 'screen' | 'width' | 'mode'>) =>
  `${screen.name}--${width}--${mode}`;

const describe = ({ higher, squares, of }: Difference): string =>
  [
    `${squares} of ${of} squares differ`,
    ...(higher === 0 ? [] : [`${Math.abs(higher)} px ${higher > 0 ? 'higher' : 'lower'}`]),
  ].join(', ');

const choose = ({ screens: names }: LookOptions): Screen[] => {
  const strange = names.find((name) => !screens.some((screen) => screen.name === name));
  if (strange !== undefined) throw new Error(`--screen takes one of ${screens.map(({ name }) => name).join(', ')}`);
  return screens.filter(({ name }) => names.length === 0 || names.includes(name));
};

/** Copies the design's pictures of a screen beside ours; the paths of the copies. */
function copyDesigns({ design, out }: LookOptions, { design: begin }: Screen): string[] {
  if (design === null || begin === undefined) return [];
  const files = readdirSync(design).filter((file) => new RegExp(`^${begin}-(?:390|1440)(?:-\\d)?\\.png$`).test(file));
  mkdirSync(join(out, 'design'), { recursive: true });
  for (const file of files) cpSync(join(design, file), join(out, 'design', file));
  return files
    .toSorted()
    .toReversed()
    .map((file) => `design/${file}`);
}

type Judged = { said: string | null; difference: string | null; isOther: boolean };

/** How a picture stands to the accepted one, with a picture of the difference where the accepted one still lies in the cache. */
async function judge(picture: Picture, accepted: ReadonlyMap<string, Grid>, out: string): Promise<Judged> {
  const name = nameOf(picture);
  const wide = picture.tooWide > 0 ? `${picture.tooWide} px wider than the window` : '';
  const before = accepted.get(name);
  const found = before ? compareGrids(await readGrid(picture.png), before) : null;
  const words = [wide, ...(before ? [] : ['new']), ...(found ? [describe(found)] : [])].filter(Boolean);
  const kept = join(out, 'accepted', `${name}.png`);
  const isDrawn = found !== null && existsSync(kept);
  if (isDrawn) writeFileSync(join(out, 'differ', `${name}.png`), await drawDifference(picture.png, readFileSync(kept)));
  return {
    said: words.length === 0 ? null : words.join('; '),
    difference: isDrawn ? `differ/${name}.png` : null,
    isOther: found !== null || wide !== '',
  };
}

async function look(options: LookOptions): Promise<boolean> {
  const { out } = options;
  const chosen = choose(options);
  for (const folder of ['now', 'differ', 'accepted']) mkdirSync(join(out, folder), { recursive: true });
  const shop = await openShopToLookAt();
  process.env.SHOP_URL = shop.url;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  const accepted = readAccepted();
  const shown: SheetScreen[] = [];
  const told: string[] = [];
  let isOther = false;
  try {
    for (const screen of chosen) {
      const { pictures, faults } = await takeScreen(browser, screen, options, shop.url);
      const of: SheetScreen = {
        name: screen.name,
        path: screen.path,
        designs: copyDesigns(options, screen),
        pictures: [],
      };
      for (const picture of pictures) {
        const name = nameOf(picture);
        writeFileSync(join(out, 'now', `${name}.png`), picture.png);
        const judged = await judge(picture, accepted, out);
        isOther ||= judged.isOther;
        if (judged.said && judged.said !== 'new') told.push(`${name}: ${judged.said}`);
        of.pictures.push({ name, width: picture.width, mode: picture.mode, src: `now/${name}.png`, ...judged });
      }
      told.push(...faults);
      isOther ||= faults.length > 0;
      shown.push(of);
      console.log(
        `${screen.name}: ${pictures.length} pictures${faults.length > 0 ? `, ${faults.length} not taken` : ''}`,
      );
    }
  } finally {
    await browser.close();
    await shop.end();
  }
  const fresh = shown.flatMap(({ pictures }) => pictures).filter(({ name }) => !accepted.has(name)).length;
  const news = fresh === 0 ? [] : [`${fresh} pictures are new: none of theirs was ever accepted.`];
  const summary = [...(told.length === 0 ? ['Nothing differs from what was accepted.'] : told), ...news].join('\n');
  writeFileSync(join(out, 'index.html'), writeSheet(shown, summary));
  console.log(`\n${summary}\n\nContact sheet: ${relative('.', resolve(out, 'index.html'))}`);
  return !isOther;
}

const isMeant = ({ screens: names, widths, modes }: LookOptions, file: string): boolean => {
  const [screen = '', width = '', mode = ''] = file.replace(/\.png$/, '').split('--');
  const fits = (asked: readonly unknown[], one: unknown) => asked.length === 0 || asked.includes(one);
  return fits(names, screen) && fits(widths, Number(width)) && fits(modes, mode);
};

async function accept(options: LookOptions): Promise<void> {
  const { out } = options;
  const files = readdirSync(join(out, 'now')).filter((file) => isMeant(options, file));
  const grids = readAccepted();
  for (const file of files) {
    grids.set(file.replace(/\.png$/, ''), await readGrid(readFileSync(join(out, 'now', file))));
    cpSync(join(out, 'now', file), join(out, 'accepted', file));
  }
  writeAccepted(grids);
  console.log(`${files.length} pictures accepted.`);
}

const options = readLookOptions(process.argv.slice(2));
if (options.isAccepting) await accept(options);
else process.exitCode = (await look(options)) ? 0 : 1;
