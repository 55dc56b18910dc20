/** As shown, in CSS pixels. */
export const flagSize = { width: 20, height: 15 } as const;

/** Where the flag of a country of delivery is; `code` as in `countries.ts`. */
export const flagPath = (code: string): string => `/flags/${code.toLowerCase()}.webp`;
