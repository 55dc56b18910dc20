import * as z from 'zod/mini';

/** GET → `distributorsAnswerSchema`: the distributors of this moment, by country and name (rule request.own-names). */
export const distributorsPath = '/api/distributors';

const text = z.string();
/** texts are empty where the data has none; `website` is an http(s) address */
export const distributorSchema = z.strictObject({
  ...{ country: text, name: text, address: text, city: text, state: text, phone: text, email: text, website: text },
});

export const distributorsAnswerSchema = z.strictObject({ data: z.array(distributorSchema) });
