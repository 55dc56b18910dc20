/** The contact sheet: one HTML file that lies beside its pictures and needs nothing else. */
import { type Mode, modeNames } from './modes.ts';

/** `src`: path of the picture from the sheet. */
type SheetPicture = {
  name: string;
  width: number;
  mode: Mode;
  src: string;
  /** in words; null where it is as it was accepted */
  said: string | null;
  difference: string | null;
};
export type SheetScreen = { name: string; path: string; designs: string[]; pictures: SheetPicture[] };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const writeFigure = (src: string, caption: string, note = ''): string =>
  `<figure${note ? ' class="told"' : ''}><figcaption>${escape(caption)}${note ? ` <b>${escape(note)}</b>` : ''}</figcaption>` +
  `<a href="${escape(src)}"><img loading="lazy" src="${escape(src)}" alt=""></a></figure>`;

const writePicture = ({ width, mode, src, said, difference }: SheetPicture): string =>
  writeFigure(src, `${width} px, ${modeNames[mode]}`, said ?? '') +
  (difference ? writeFigure(difference, `${width} px, what differs`) : '');

const writeScreen = ({ name, path, designs, pictures }: SheetScreen): string =>
  `<section id="${escape(name)}"><h2>${escape(name)} <small>${escape(path)}</small></h2><div class="row">` +
  designs.map((src) => writeFigure(src, 'design')).join('') +
  pictures.map(writePicture).join('') +
  '</div></section>';

const style = `body{margin:24px;font:14px/1.5 system-ui;background:#eee}h2{margin:32px 0 8px}small{font-weight:400;color:#666}
.row{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}figure{flex:none;margin:0;width:320px}
figcaption{min-height:42px}.told b{color:#b00}a{display:block;max-height:640px;overflow:hidden;border:1px solid #bbb;background:#fff}
.told a{border:2px solid #b00}img{display:block;width:100%}nav a{display:inline;border:0;background:none;margin-right:12px}`;

/** Screens one below the other; each with the design's pictures first, and what differs marked. */
export const writeSheet = (screens: readonly SheetScreen[], summary: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style></head><body>` +
  `<h1>Contact sheet</h1><p>${escape(summary)}</p><nav>${screens.map(({ name }) => `<a href="#${escape(name)}">${escape(name)}</a>`).join('')}</nav>` +
  `${screens.map(writeScreen).join('\n')}</body></html>\n`;
