/** Which stocks besides our own shelf may be sold (doc 1 §4: all on). */
export type StockFeatures = Readonly<Record<'dropship' | 'alternative' | 'transit' | 'airfreight', boolean>>;

export const features: StockFeatures = { dropship: true, alternative: true, transit: true, airfreight: true };

/** Pasting into the repeated e-mail is blocked as doc 2 §5 says; false turns the block off (decision 22). The page /accessibility names it. */
export const blocksRepeatPaste = true;
