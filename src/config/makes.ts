/** Names of the commerce API that visitors read otherwise (rule catalogue.make-names). */
export const makeTitles: Readonly<Record<string, string>> = {
  GM: 'General Motors',
  DODGE: 'Dodge',
  Skoda: 'Škoda',
  Citroen: 'Citroën',
};

/**
 * Logos of makes that their owners have licensed for this shop, by the make's address: a file in `public/`, white on a clear
 * ground, e.g. `{ Honda: '/logos/honda.svg' }`. A make without one is shown by its name.
 */
export const makeLogos: Readonly<Record<string, string>> = {};
