/** Where goods lie, by what they are to the shop: own shelf in the Netherlands, shelf in Poland that sends straight to the buyer, shelf in Britain. */
export const locations = { default: 'NL', dropship: 'PL', alternative: 'GB' } as const;
