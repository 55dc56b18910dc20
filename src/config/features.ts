/** Which stocks besides our own shelf may be sold (rule availability.switches: all on). */
export type StockFeatures = Readonly<Record<'dropship' | 'alternative' | 'transit' | 'airfreight', boolean>>;

export const features: StockFeatures = { dropship: true, alternative: true, transit: true, airfreight: true };

/**
 * Pasting into the repeated e-mail is blocked; false turns the block off (rule checkout.email-twice). The page
 * /accessibility names it.
 */
export const blocksRepeatPaste = true;
