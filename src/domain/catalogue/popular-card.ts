import type { PartType } from '../part/part.ts';
import type { Picture } from '../part/picture.ts';

/** A popular item as its card shows it; `name` without the number, which stands beside it. */
export type PopularCard = {
  slug: string;
  name: string;
  description: string;
  type: PartType;
  picture: Picture | null;
};
