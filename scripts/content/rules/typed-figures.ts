import { figures } from '#domain/prose/figures.ts';
import type { EditorFault } from '../fault.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, listFront, listProse } from '../passages.ts';

/** Last word of a figure's name → how its unit is written after the number. */
const units: Readonly<Record<string, string>> = {
  days: '(?:business |working )?days?',
  hours: 'hours?',
  months: 'months?',
  years: 'years?',
  miles: 'miles?',
  mm: 'mm',
  inch: 'in(?:ch|ches)?',
  microns: 'microns?',
  celsius: '°C',
  fahrenheit: '°F',
  inches: 'inch(?:es)?',
};

/** Figures that may be typed in words. Smaller ones are words of every sentence. */
const inWords: Readonly<Record<string, string>> = {
  7: 'seven',
  14: 'fourteen',
  15: 'fifteen',
  24: 'twenty-four',
  30: 'thirty',
  48: 'forty-eight',
  90: 'ninety',
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How a figure looks when it was typed; null where its value alone would be any number or word. After a minus it is an undersize. */
function toPattern(name: string, value: string): RegExp | null {
  const unit = units[name.split('-').at(-1) ?? ''];
  const typed = inWords[value] === undefined ? escape(value) : `(?:${escape(value)}|\\b${inWords[value]})`;
  if (unit && /\d$/.test(value)) return new RegExp(`(?<![\\d.,−])${typed}[\\s\u00A0-]?${unit}(?!\\w)`);
  const isTelling = /\d.*[^\d.]|[^\d.].*\d|\d\.\d{2}/.test(value) || name.startsWith('seller-');
  return isTelling ? new RegExp(`(?<![\\w.,−])${escape(value)}(?![\\w])`) : null;
}

const patterns = Object.entries(figures).flatMap(([name, value]) => {
  const pattern = toPattern(name, value);
  return pattern ? [{ name, pattern }] : [];
});

/** Figures that the shop keeps in its configuration and that stand in the text as typed numbers or names. */
export function checkTypedFigures(text: OpenText): EditorFault[] {
  if (!isEnglish(text)) return [];
  return [...listProse(text), ...listFront(text)].flatMap((passage) => {
    const { words, isFront } = passage;
    const hits = patterns.flatMap(({ name, pattern }) => {
      const [typed] = pattern.exec(words) ?? [];
      return typed === undefined ? [] : [{ name, typed }];
    });
    const [first] = hits;
    if (!first) return [];
    const names = hits
      .filter(({ typed }) => typed === first.typed)
      .map(({ name }) => (isFront ? `{${name}}` : text.kind.toFigure(name)));
    return [
      {
        file: text.file,
        line: lineAt(passage, words.indexOf(first.typed)),
        found: `"${first.typed}", typed by hand`,
        expected: 'the figure by its name, so that text and shop always agree',
        remedy: `in place of the number write ${names.join(' or ')}, whichever is meant`,
      },
    ];
  });
}
