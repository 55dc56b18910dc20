import { z } from 'zod';

/** Words that a reader sees, or a name that stands in for some. */
export const words = z.string().trim().min(1, 'words');

/** True: only the real seller can know it, and it is still made up (rule seller.placeholders). */
export const isSample = z.boolean().default(false);

/** An entry of a menu. */
export const link = { label: words, href: words };

/** "8:00". */
export const clock = z.string().regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'a time of the day, 8:00');

/** Days on which somebody answers, by their English names. */
export const days = z
  .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
  .min(1, 'at least one day');
