/** `npm run make -- icons`: draws the pictures of the interface that `src/assets/icons/names.ts` names into their one file. */
import { writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '#assets/icons/names.ts';

/** 'maximize-2' → 'Maximize2' */
const toExport = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** A picture as a symbol: lines and colour are those of the place that uses it. */
function drawSymbol(name: string): string {
  const picture = (lucide as Record<string, unknown>)[toExport(name)];
  if (!picture) throw new Error(`lucide has no picture ${name}`);
  const shapes = renderToStaticMarkup(createElement(picture as lucide.LucideIcon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/\w+>/g, '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** All pictures of the interface in one file, which a browser fetches once and keeps. */
export const drawSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(drawSymbol).join('\n')}\n</svg>\n`;

export const spriteFile = 'src/assets/icons/icons.svg';

if (import.meta.main) writeFileSync(spriteFile, drawSprite());
