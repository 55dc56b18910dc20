import { z } from 'zod';
import { isSample, words } from './words.ts';

const testimonial = z
  .strictObject({ name: words, header: words, quote: words, photo: words, alt: words, sample: isSample })
  .transform((one) => ({ ...one, title: `${one.name}, ${one.header.toLowerCase()}` }));

/** Customers from motorsport (rule part.testimonial). */
export const testimonials = z.strictObject({ testimonials: z.array(testimonial).min(1, 'at least one testimonial') });
