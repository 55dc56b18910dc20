import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { Part } from '../part/part.ts';
import { splitSpecification } from '../part/specification.ts';
import { splitLetters } from './set-letters.ts';

/** "49–58" where a specification is a figure in millimetres, else its text up to a bracket; null where there is none. */
function findFigure(part: Pick<Part, 'specifications'>, name: RegExp): string | null {
  const found = part.specifications.find((one) => name.test(one.name));
  if (!found) return null;
  const { mm, text } = splitSpecification(found);
  if (mm !== null) return `${mm} mm`;
  return (text ?? '').replace(/ *\(.*$/, '').replace(/(?<=\d)-(?=\d)/g, '–') || null;
}

/** "Dry film lubricant, 6-7.5 microns (…)" is "6–7.5 µm" in one piece; null where the data has no such figure. */
function findFilm(part: Pick<Part, 'specifications'>): string | null {
  const text = findFigure(part, /^coating$/i);
  const figure = /([\d.]+(?:–[\d.]+)?) (?:microns|µm)/.exec(text ?? '')?.[1];
  return figure === undefined ? null : `${figure.replace('–', '\u2060–\u2060')}\u00a0µm`;
}

type DescribedPart = Pick<Part, 'set' | 'type' | 'clearance' | 'specifications' | 'kitContents'>;

/**
 * What tells a set from those beside it, in one line (rule catalogue.difference): clearance as supplied with its figure; of a
 * coated set the film of a shell; of washers the end float; of a kit how many sets it
 * holds. Words that the data does not carry are not said.
 */
export function describeDifference(part: DescribedPart): { words: string; figure: string } {
  const { letters } = splitLetters(part.set);
  const clearance = findFigure(part, /^oil clearance$/i);
  if (part.type === 'kit' && part.kitContents.length > 0)
    return { words: copy.kitOf, figure: copy.kitSets(part.kitContents.length) };
  if (part.type === 'thrust') {
    const float = findFigure(part, /^end float$/i);
    return float === null ? { words: part.clearance, figure: '' } : { words: copy.endFloat, figure: float };
  }
  const film = part.type === 'calico' ? findFilm(part) : null;
  const words = [part.clearance, film && copy.film(film), letters?.endsWith('D') && copy.dowelHoles].filter(Boolean);
  return { words: words.join(', '), figure: clearance ?? '' };
}
