import { zoomCopy as copy } from '#config/copy/zoom.ts';
import type { Part } from '../part/part.ts';

const shells: readonly Part['type'][] = ['rod', 'main', 'calico'];

/**
 * What one of the photos of a part shows, in a word or two: of a set of shells the set, one pair and its edge, where the set
 * has no photo of its own (two photos) the last two; of everything else its place among them. `index` counts from 0.
 */
export function namePicture({ type }: Pick<Part, 'type'>, index: number, count: number): string {
  const views = count >= copy.views.length ? copy.views : count === 2 ? copy.views.slice(1) : [];
  return (shells.includes(type) && views[index]) || copy.view(index + 1);
}

/** A pump whose photo stands for others too is first of all drawn (rule part.pump-picture). */
export const leadsWithDrawing = ({ type }: Pick<Part, 'type'>, showsType: boolean): boolean =>
  showsType && type === 'oil-pump';
