import { bindUnits } from '#domain/prose/bind-units.ts';
import { fillFigures } from '#domain/prose/figures.ts';
import { homeFigures } from './home.ts';
import type { Noun } from './nouns.ts';

/** What the page counts in the catalogue. */
type Own = Readonly<Record<(typeof homeFigures)[number], string>>;

const figure = new RegExp(`\\{(${homeFigures.join('|')})\\}`, 'g');

/** No line of a page begins with a unit, or with the end of a range: "8–11 °C". */
const bind = (line: string): string => bindUnits(line, false).replaceAll(/(?<=\d)–(?=\d)/g, '–\u2060');

const fill = (value: unknown, own: Own): unknown => {
  if (typeof value === 'string') return bind(fillFigures(value.replaceAll(figure, (_, name: keyof Own) => own[name])));
  if (Array.isArray(value)) return value.map((each) => fill(each, own));
  return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, fill(each, own)]));
};

/** The words of the home page with their figures. Throws for one that there is not, which ends a build. */
export const fillHome = (words: Noun<'home'>, own: Own): Noun<'home'> => fill(words, own) as Noun<'home'>;
