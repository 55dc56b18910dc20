/** Names of the commerce API that visitors read otherwise (rule catalogue.make-names). */
export const makeTitles: Readonly<Record<string, string>> = {
  GM: 'General Motors',
  DODGE: 'Dodge',
  Skoda: 'Škoda',
  Citroen: 'Citroën',
};
