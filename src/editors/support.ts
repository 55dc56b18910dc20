import { z } from 'zod';
import { clock, closesLater, days, words } from './words.ts';

const area = z.string().regex(/^[A-Z]{2}$/, 'two capital letters of a country, or EU');

/** When and in which languages support answers (rule metadata.support). */
export const support = z
  .strictObject({
    days,
    opens: clock,
    closes: clock,
    areas: z.array(area),
    languages: z.array(words).min(1, 'at least one language'),
  })
  .refine(closesLater, { message: 'a time after "opens"', path: ['closes'] });
