/** What HX gives more than H, in mm and inches. Alone, because words of the browser name it and none of the other clearances. */
export const extraClearance = { mm: 0.025, inch: 0.001 } as const;
