/** Countries whose orders are in złoty; everywhere else they are in euro (rule price.currency). */
export const zlotyCountries: readonly string[] = ['PL'];
