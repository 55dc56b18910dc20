import * as z from 'zod/mini';

export { distributorsPath } from './distributors-answer.ts';

const text = z.string();
/** texts are empty where the data has none; `website` is an http(s) address */
export const distributorSchema = z.strictObject({
  ...{ country: text, name: text, address: text, city: text, state: text, phone: text, email: text, website: text },
});

export const distributorsAnswerSchema = z.strictObject({ data: z.array(distributorSchema) });
