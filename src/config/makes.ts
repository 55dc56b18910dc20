/** Names of the commerce API that visitors read otherwise (rule catalogue.make-names). */
export const makeTitles: Readonly<Record<string, string>> = {
  GM: 'General Motors',
  DODGE: 'Dodge',
  Skoda: 'Škoda',
  Citroen: 'Citroën',
};

export type MakeDownload = { title: string; file: string };

/** Guides linked in the header of a make's page, by the name of the commerce API; other makes get the fixed sentence. */
export const makeDownloads: Readonly<Record<string, MakeDownload>> = {
  Ford: { title: 'Ford application guide 2024', file: '/files/ford-application-guide-2024.pdf' },
  Chevrolet: { title: 'Chevrolet LS application guide 2023', file: '/files/chevrolet-ls-application-guide-2023.pdf' },
  Polaris: { title: 'Polaris product information bulletin', file: '/files/polaris-product-information-bulletin.pdf' },
};

export const makeWithoutDownload = 'For further technical data click on the part no. listed below';
