import { units } from '#domain/prose/bind-units.ts';
import { figures } from '#domain/prose/figures.ts';
import { type EditorFault, tell } from '../fault.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, listFront, listProse } from '../passages.ts';

/** Figures that may be typed in words. Smaller ones are words of every sentence. */
const inWords: Readonly<Record<string, string>> = {
  ...{ 7: 'seven', 14: 'fourteen', 15: 'fifteen', 24: 'twenty-four', 30: 'thirty', 48: 'forty-eight', 90: 'ninety' },
};

/** How a figure looks when it was typed; null where its value alone would be any number or word. After a minus it is an undersize. */
function toPattern(name: string, value: string): RegExp | null {
  const [, unit] = units[name.split('-').at(-1) ?? ''] ?? [];
  const typed =
    inWords[value] === undefined ? RegExp.escape(value) : `(?:${RegExp.escape(value)}|\\b${inWords[value]})`;
  if (unit && /\d$/.test(value))
    return new RegExp(`(?<![\\d.,−])${typed}[\\s\u00A0-]?(?:${unit.source.replaceAll('^', '')})(?!\\w)`);
  const isTelling = /\d.*[^\d.]|[^\d.].*\d|\d\.\d{2}/.test(value) || name.startsWith('seller-');
  return isTelling ? new RegExp(`(?<![\\w.,−])${RegExp.escape(value)}(?![\\w])`) : null;
}

const patterns = Object.entries(figures).flatMap(([name, value]) => {
  const pattern = toPattern(name, value);
  return pattern ? [{ name, pattern }] : [];
});

/** Figures that the shop keeps in its configuration and that stand in the text as typed numbers or names. */
export function checkFigures(text: OpenText): EditorFault[] {
  if (!isEnglish(text)) return [];
  return [...listProse(text), ...listFront(text)].flatMap(({ words, at, isFront }) => {
    const hits = patterns.flatMap(({ name, pattern }) => {
      const found = pattern.exec(words);
      return found ? [{ name, typed: found[0], index: found.index }] : [];
    });
    const [first] = hits;
    if (!first) return [];
    const names = hits
      .filter(({ typed }) => typed === first.typed)
      .map(({ name }) => (isFront ? `{${name}}` : text.kind.toFigure(name)));
    return [
      {
        file: text.file,
        line: lineAt(text, at + first.index),
        ...tell(
          `"${first.typed}", typed by hand`,
          'the figure by its name, so that text and shop always agree',
          `in place of it write ${names.join(' or ')}, whichever is meant`,
        ),
      },
    ];
  });
}
