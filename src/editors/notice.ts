import { z } from 'zod';

/** The ribbon over every page while the marquee service tells none (rule marquee.own-notice). */
export const notice = z.strictObject({ text: z.string().trim().max(300) });
