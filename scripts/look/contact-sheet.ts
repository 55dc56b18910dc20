/** The contact sheet: one HTML file that lies beside its pictures and needs nothing else. */
import { type Mode, modeNames } from './modes.ts';

/** `src`: path of the picture from the sheet; `note`: what is wrong with it. */
type SheetPicture = { src: string; width: number; mode: Mode; note: string };
export type SheetScreen = { name: string; path: string; pictures: SheetPicture[] };

const writePicture = ({ src, width, mode, note }: SheetPicture): string =>
  `<figure><figcaption>${width} px, ${modeNames[mode]} <b>${note}</b></figcaption>` +
  `<a href="${src}"><img loading="lazy" src="${src}" alt=""></a></figure>`;

const writeScreen = ({ name, path, pictures }: SheetScreen): string =>
  `<section id="${name}"><h2>${name} <small>${path}</small></h2><div class="row">${pictures.map(writePicture).join('')}</div></section>`;

const style = `body{margin:24px;font:14px/1.5 system-ui;background:#eee}h2{margin:32px 0 8px}small{font-weight:400;color:#666}
.row{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}figure{flex:none;margin:0;width:320px}
figcaption{min-height:42px}b{color:#b00}a{display:block;max-height:640px;overflow:hidden;border:1px solid #bbb;background:#fff}
img{display:block;width:100%}nav a{display:inline;border:0;background:none;margin-right:12px}`;

/** Screens one below the other, each with its pictures in a row. */
export const writeSheet = (screens: readonly SheetScreen[], faults: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style></head><body>` +
  `<h1>Contact sheet</h1><p>${faults.join('<br>')}</p><nav>${screens.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>` +
  `${screens.map(writeScreen).join('\n')}</body></html>\n`;
