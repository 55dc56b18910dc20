import { writePartDrawing } from '#domain/part-page/part-drawing.ts';
import { readCatalogue } from './catalogue.ts';

/** The drawings of all parts that have one, for the files under /drawings. */
export function listDrawingFiles(catalogue = readCatalogue()): { slug: string; svg: string }[] {
  return [...catalogue.partsBySet.values()].flatMap((parts) => {
    const standard = parts.find(({ size }) => size === 'STD');
    return parts.flatMap((part) => {
      const svg = writePartDrawing(part, standard);
      return svg === null ? [] : [{ slug: part.slug, svg }];
    });
  });
}
