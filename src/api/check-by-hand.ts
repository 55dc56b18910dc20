/** What tells a good answer: a schema of this layer, or a reading by hand where a page is to stay light. */
export type AnswerCheck<T> = { safeParse(json: unknown): { success: true; data: T } | { success: false } };

/** A check of answers without a schema, for what pages ask before anybody has touched them. */
export const checkByHand = <T>(isRight: (json: unknown) => json is T): AnswerCheck<T> => ({
  safeParse: (json) => (isRight(json) ? { success: true, data: json } : { success: false }),
});

export const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
