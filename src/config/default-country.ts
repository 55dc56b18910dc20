/** Where a visitor is taken to be while nothing is known (rule seller.legal-region). */
export const defaultCountry = 'NL';
