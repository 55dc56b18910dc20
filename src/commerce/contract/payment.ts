import { z } from 'zod';

const widgetSchema = z.object({
  /** "PayPal" or "Revolut"; others are not ours to show */
  widgettype: z.string(),
  token: z.array(
    z.object({ value: z.string().optional(), service: z.object({ token: z.string().optional() }).optional() }),
  ),
});
export type WireWidget = z.infer<typeof widgetSchema>;

/** getPaymentWidgets */
export const wireWidgetsAnswerSchema = z.object({ data: z.array(widgetSchema) });
