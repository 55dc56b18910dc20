import { z } from 'zod';

const flag = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)]);
const textIfAny = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** GET marquee: what the marquee says, and whether */
export const wireMarqueeSchema = z.object({
  show: flag,
  show_error: flag.default(false),
  error_msg_en: textIfAny,
  text_en: textIfAny,
});
