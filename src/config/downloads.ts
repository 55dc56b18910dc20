/**
 * Documents that the shop names (rule document.listed). Each is a file of the site, made at build from the text of the same
 * name in `content/documents`, or the original itself when it lies in `content/documents/originals`.
 */
export type Download = {
  /** as printed on it; null where it has none */
  number: string | null;
  title: string;
  kind: 'guide' | 'bulletin' | 'product-information' | 'certificate';
  /** the English edition */
  file: string;
  /** editions in other languages */
  translations: readonly Translation[];
};

type Translation = { language: 'DE' | 'FR' | 'ES'; title: string; file: string };

const onlyEnglish: readonly Translation[] = [];

const sizeSelectionFile = '/files/EB005-2020-bearing-size-selection';
const sizeSelection: readonly Translation[] = [
  { language: 'DE', title: 'Leitfaden zur Wahl der Lagergröße', file: `${sizeSelectionFile}-de.pdf` },
  { language: 'FR', title: 'Guide de choix des cotes de coussinets', file: `${sizeSelectionFile}-fr.pdf` },
  { language: 'ES', title: 'Guía para elegir la medida del cojinete', file: `${sizeSelectionFile}-es.pdf` },
];

export const downloads: readonly Download[] = [
  {
    number: null,
    title: 'Coated performance bearings application guide 2021',
    kind: 'guide',
    file: '/files/coated-performance-bearings-application-guide-2021.pdf',
    translations: onlyEnglish,
  },
  {
    number: null,
    title: 'Race Series application guide 2023',
    kind: 'guide',
    file: '/files/race-series-application-guide-2023.pdf',
    translations: onlyEnglish,
  },
  {
    number: null,
    title: 'Chevrolet LS application guide 2023',
    kind: 'guide',
    file: '/files/chevrolet-ls-application-guide-2023.pdf',
    translations: onlyEnglish,
  },
  {
    number: null,
    title: 'Ford application guide 2024',
    kind: 'guide',
    file: '/files/ford-application-guide-2024.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'EB001/2012',
    title: 'Graded bearings',
    kind: 'bulletin',
    file: '/files/EB001-2012-graded-bearings.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'EB002/2013',
    title: 'No location notch',
    kind: 'bulletin',
    file: '/files/EB002-2013-no-location-notch.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'EB003/2016',
    title: 'Flexigauge',
    kind: 'bulletin',
    file: '/files/EB003-2016-flexigauge.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'EB004/2016',
    title: 'Fitting and first start',
    kind: 'bulletin',
    file: '/files/EB004-2016-fitting-and-first-start.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'EB005/2020',
    title: 'Bearing size selection guidelines',
    kind: 'bulletin',
    file: `${sizeSelectionFile}.pdf`,
    translations: sizeSelection,
  },
  {
    number: 'EB006/2020',
    title: 'Self-aligned thrust bearings',
    kind: 'bulletin',
    file: '/files/EB006-2020-self-aligned-thrust-bearings.pdf',
    translations: onlyEnglish,
  },
  {
    number: null,
    title: 'Polaris product information bulletin',
    kind: 'product-information',
    file: '/files/polaris-product-information-bulletin.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'ISO 9001:2015',
    title: 'Quality management certificate',
    kind: 'certificate',
    file: '/files/iso-9001-2015.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'ISO 14001:2015',
    title: 'Environmental management certificate',
    kind: 'certificate',
    file: '/files/iso-14001-2015.pdf',
    translations: onlyEnglish,
  },
  {
    number: 'ISO 45001:2018',
    title: 'Occupational health and safety certificate',
    kind: 'certificate',
    file: '/files/iso-45001-2018.pdf',
    translations: onlyEnglish,
  },
];
