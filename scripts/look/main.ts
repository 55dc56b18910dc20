/**
 * `npm run look [-- --screen basket --width 390 --mode print --out DIR]`: takes pictures of the gallery and all screens and lays
 * them out in a contact sheet; exits 1 when one could not be taken or is wider than its window. Takes the shop at SHOP_URL, or
 * builds one with the gallery, apart from that of `npm start`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type SheetScreen, writeSheet } from './contact-sheet.ts';
import { modes } from './modes.ts';
import { type Screen, screens } from './screens.ts';
import { openShopToLookAt } from './shop.ts';
import { type Picture, takeScreen, type Wanted } from './take.ts';

/** What stands behind `npm run look --`. Throws with a readable line at a word that means nothing here. */
function readOptions(): { chosen: Screen[]; wanted: Wanted; out: string } {
  const many = { type: 'string', multiple: true, default: [] as string[] } as const;
  const options = { screen: many, width: many, mode: many, out: { type: 'string', default: '.cache/look' } } as const;
  const { screen, width, mode, out } = parseArgs({ options }).values;
  const check = (name: string, words: string[], known: readonly string[]) => {
    const strange = words.find((word) => !known.includes(word));
    if (strange !== undefined) throw new Error(`--${name} takes one of ${known.join(', ')}, not ${strange}`);
  };
  const names = screens.map(({ name }) => name);
  check('screen', screen, names);
  check('mode', mode, modes);
  const chosen = screens.filter(({ name }) => screen.length === 0 || screen.includes(name));
  return { chosen, wanted: { widths: width.map(Number), modes: mode }, out };
}

/** Puts the picture beside the sheet. */
function keep(out: string, { screen, width, mode, png, tooWide }: Picture) {
  const src = `${screen.name}--${width}--${mode}.png`;
  writeFileSync(join(out, src), png);
  return { src, width, mode, note: tooWide > 0 ? `${tooWide} px wider than the window` : '' };
}

async function look(): Promise<string[]> {
  const { chosen, wanted, out } = readOptions();
  mkdirSync(out, { recursive: true });
  const shop = await openShopToLookAt();
  process.env.SHOP_URL = shop.url;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  const sheetScreens: SheetScreen[] = [];
  const faults: string[] = [];
  try {
    for (const screen of chosen) {
      const taken = await takeScreen(browser, screen, wanted, shop.url);
      const pictures = taken.pictures.map((picture) => keep(out, picture));
      sheetScreens.push({ name: screen.name, path: screen.path, pictures });
      const wide = pictures.filter(({ note }) => note).map(({ src, note }) => `${src}: ${note}`);
      faults.push(...taken.faults, ...wide);
      console.log(`${screen.name}: ${pictures.length} pictures`);
    }
  } finally {
    await browser.close();
    await shop.end();
  }
  writeFileSync(join(out, 'index.html'), writeSheet(sheetScreens, faults));
  console.log([...faults, `Contact sheet: ${join(out, 'index.html')}`].join('\n'));
  return faults;
}

process.exitCode = (await look()).length === 0 ? 0 : 1;
