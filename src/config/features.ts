/** Which stocks besides our own shelf may be sold (doc 1 §4: all on). */
export type StockFeatures = Readonly<Record<'dropship' | 'alternative' | 'transit' | 'airfreight', boolean>>;

export const features: StockFeatures = { dropship: true, alternative: true, transit: true, airfreight: true };
