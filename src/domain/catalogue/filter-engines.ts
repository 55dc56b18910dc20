import { cleanCode } from '../clean-text.ts';
import { compareText } from '../compare-text.ts';
import { type EngineFacts, isCalled, isOfLitres } from './engine-facts.ts';
import { toSearchText } from './search-text.ts';

/** `years`: first and last of building. */
type ListedEngine = EngineFacts & { name: string; models: string; years: readonly number[] | null };

/** Engines that what is typed leaves: those built in the year, and those that were not, which people may mean all the same. */
type FilteredEngines<E> = { inYear: E[]; outside: E[] };

const toCode = (text: string): string => toSearchText(text).replace(/[^a-z0-9]/g, '');

/** The year of a text with four figures between 1900 and 2099, null for any other. */
export const readFinderYear = (text: string): number | null =>
  /^(?:19|20)\d\d$/.test(cleanCode(text).trim()) ? Number(cleanCode(text)) : null;

/** It is called so, or every word begins a word of the name, the models, the nickname or the capacity; blanks and dashes inside a name do not matter. */
function fits(engine: ListedEngine, typed: string): boolean {
  const { name, models, capacity, nickname } = engine;
  if (toCode(typed) === '' || toCode(name).startsWith(toCode(typed))) return true;
  if (isCalled(engine, typed) || isOfLitres(engine, typed)) return true;
  const known = toSearchText(`${name} ${models} ${nickname} ${capacity ?? ''}`).split(/[\s,/()-]+/);
  const whole = models.split(',').map(toCode);
  const words = toSearchText(typed)
    .split(/[\s,/-]+/)
    .filter(Boolean);
  return (
    words.every((word) => known.some((one) => one.startsWith(word)) || toCode(name).startsWith(toCode(word))) ||
    whole.some((model) => model.startsWith(toCode(typed)))
  );
}

/** Filters the engines of a make by what is typed and by a year of building; those whose name begins so come first. */
export function filterEngines<E extends ListedEngine>(
  engines: readonly E[],
  typed: string,
  year: number | null,
): FilteredEngines<E> {
  const begins = ({ name }: E) => (toCode(typed) !== '' && toCode(name).startsWith(toCode(typed)) ? 0 : 1);
  const left = engines
    .filter((engine) => fits(engine, typed))
    .sort((a, b) => begins(a) - begins(b) || (begins(a) === 0 ? compareText(a.name, b.name) : 0));
  const isBuilt = ({ years }: E) => {
    const [from = 0, to = from] = years ?? [];
    return year === null || years === null || (from <= year && year <= to);
  };
  return { inYear: left.filter(isBuilt), outside: left.filter((engine) => !isBuilt(engine)) };
}
