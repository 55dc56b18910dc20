import { z } from 'zod';

/** Words that a reader sees, or a name that stands in for some. */
export const words = z.string().trim().min(1, 'words');

/** True: only the real seller can know it, and it is still made up (rule seller.placeholders). */
export const isSample = z.boolean().default(false);

/** An entry of a menu. */
export const link = { label: words, href: words };

/** "8:00". */
export const clock = z.string().regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'a time of the day, 8:00');

/** Within one day. */
export const closesLater = ({ opens, closes }: { opens: string; closes: string }): boolean =>
  opens.padStart(5, '0') < closes.padStart(5, '0');

/** Complains of each entry whose value of this name stood above already. */
export const eachItsOwn =
  <Name extends string>(name: Name) =>
  (entries: readonly Record<Name, string>[], context: z.RefinementCtx): void => {
    for (const [at, entry] of entries.entries())
      if (entries.findIndex((other) => other[name] === entry[name]) < at)
        context.addIssue({ code: 'custom', message: `a ${name} of its own for each entry`, path: [at, name] });
  };

/** Days on which somebody answers, by their English names. */
export const days = z
  .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
  .min(1, 'at least one day');
