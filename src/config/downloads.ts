/**
 * Documents that the shop names (doc 1 §2, doc 2 §2). While `isPublished` is false the file is not there and every place
 * that names it offers to send it by mail instead; put the file under `public/files/` and set it to true.
 */
export type Download = {
  /** as printed on it; null where it has none */
  number: string | null;
  title: string;
  /** codes of the languages it exists in */
  languages: readonly string[];
  kind: 'guide' | 'bulletin' | 'product-information' | 'certificate';
  file: string;
  isPublished: boolean;
};

const english = ['EN'] as const;

export const downloads: readonly Download[] = [
  {
    number: null,
    title: 'Coated performance bearings application guide 2021',
    languages: english,
    kind: 'guide',
    file: '/files/coated-performance-bearings-application-guide-2021.pdf',
    isPublished: false,
  },
  {
    number: null,
    title: 'Race Series application guide 2023',
    languages: english,
    kind: 'guide',
    file: '/files/race-series-application-guide-2023.pdf',
    isPublished: false,
  },
  {
    number: null,
    title: 'Chevrolet LS application guide 2023',
    languages: english,
    kind: 'guide',
    file: '/files/chevrolet-ls-application-guide-2023.pdf',
    isPublished: false,
  },
  {
    number: null,
    title: 'Ford application guide 2024',
    languages: english,
    kind: 'guide',
    file: '/files/ford-application-guide-2024.pdf',
    isPublished: false,
  },
  {
    number: 'EB001/2012',
    title: 'Graded bearings',
    languages: english,
    kind: 'bulletin',
    file: '/files/EB001-2012-graded-bearings.pdf',
    isPublished: false,
  },
  {
    number: 'EB002/2013',
    title: 'No location notch',
    languages: english,
    kind: 'bulletin',
    file: '/files/EB002-2013-no-location-notch.pdf',
    isPublished: false,
  },
  {
    number: 'EB003/2016',
    title: 'Flexigauge',
    languages: english,
    kind: 'bulletin',
    file: '/files/EB003-2016-flexigauge.pdf',
    isPublished: false,
  },
  {
    number: 'EB004/2016',
    title: 'Engineering bulletin',
    languages: english,
    kind: 'bulletin',
    file: '/files/EB004-2016.pdf',
    isPublished: false,
  },
  {
    number: 'EB005/2020',
    title: 'Bearing size selection guidelines',
    languages: ['EN', 'DE', 'FR', 'ES'],
    kind: 'bulletin',
    file: '/files/EB005-2020-bearing-size-selection.pdf',
    isPublished: false,
  },
  {
    number: 'EB006/2020',
    title: 'Self-aligned thrust bearings',
    languages: english,
    kind: 'bulletin',
    file: '/files/EB006-2020-self-aligned-thrust-bearings.pdf',
    isPublished: false,
  },
  {
    number: null,
    title: 'Polaris product information bulletin',
    languages: english,
    kind: 'product-information',
    file: '/files/polaris-product-information-bulletin.pdf',
    isPublished: false,
  },
  {
    number: 'ISO 9001:2015',
    title: 'Quality management certificate',
    languages: english,
    kind: 'certificate',
    file: '/files/iso-9001-2015.pdf',
    isPublished: false,
  },
  {
    number: 'ISO 14001:2015',
    title: 'Environmental management certificate',
    languages: english,
    kind: 'certificate',
    file: '/files/iso-14001-2015.pdf',
    isPublished: false,
  },
  {
    number: 'ISO 45001:2018',
    title: 'Occupational health and safety certificate',
    languages: english,
    kind: 'certificate',
    file: '/files/iso-45001-2018.pdf',
    isPublished: false,
  },
];
