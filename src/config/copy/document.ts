/** Links to documents: those that are there, and those that are sent on request. */
export const documentCopy = {
  pdf: 'PDF',
  byMail: 'sent by e-mail on request',
  mailSubject: (title: string) => `Document request: ${title}`,
  mailBody: (title: string) => `Please send me ${title} as a PDF.`,
  columns: { document: 'Document', files: 'PDF' },
  languages: { EN: 'English', DE: 'Deutsch', FR: 'Français', ES: 'Español' } as Readonly<Record<string, string>>,
} as const;

/** Words of a document around its text, by language. */
type SheetCopy = {
  locale: string;
  kinds: Readonly<Record<'guide' | 'bulletin' | 'product-information' | 'certificate', string>>;
  edition: (day: string) => string;
  /** said under the title: whose text this is */
  own: (shop: string) => string;
  /** for a sheet that keeps the place of a document which only its owner can give */
  place: (shop: string) => string;
  sample: string;
  /** number of the page and count of pages in braces */
  page: string;
};

const english: SheetCopy = {
  locale: 'en-GB',
  kinds: {
    guide: 'Application guide',
    bulletin: 'Engineering bulletin',
    'product-information': 'Product information',
    certificate: 'Certificate',
  },
  edition: (day) => `Edition of ${day}`,
  own: (shop) =>
    `${shop} made this edition from its own figures and catalogue. It is not the manufacturer’s document of the same name. Where the two differ, the manufacturer’s is right.`,
  place: (shop) =>
    `This sheet is a placeholder. It is not a certificate and certifies nothing; ${shop} will replace it with the original.`,
  sample: 'Sample text, not yet confirmed',
  page: 'Page {at} of {of}',
};

export const sheetCopy: Readonly<Record<'en' | 'de' | 'fr' | 'es', SheetCopy>> = {
  en: english,
  de: {
    locale: 'de-DE',
    kinds: { ...english.kinds, bulletin: 'Technische Mitteilung' },
    edition: (day) => `Ausgabe vom ${day}`,
    own: (shop) =>
      `Dies ist eine eigene Ausgabe von ${shop}, erstellt aus den Angaben und dem Katalog dieses Shops. Sie ist nicht das gleichnamige Dokument des Herstellers. Wo beide voneinander abweichen, gilt das des Herstellers.`,
    place: english.place,
    sample: 'Mustertext, vor Gebrauch zu bestätigen',
    page: 'Seite {at} von {of}',
  },
  fr: {
    locale: 'fr-FR',
    kinds: { ...english.kinds, bulletin: 'Bulletin technique' },
    edition: (day) => `Édition du ${day}`,
    own: (shop) =>
      `Ce document est une édition propre à ${shop}, établie à partir des données et du catalogue de cette boutique. Ce n’est pas le document du même nom publié par le fabricant. En cas de différence, celui du fabricant prévaut.`,
    place: english.place,
    sample: 'Texte provisoire, à confirmer avant usage',
    page: 'Page {at} sur {of}',
  },
  es: {
    locale: 'es-ES',
    kinds: { ...english.kinds, bulletin: 'Boletín técnico' },
    edition: (day) => `Edición del ${day}`,
    own: (shop) =>
      `Esta es una edición propia de ${shop}, hecha con los datos y el catálogo de esta tienda. No es el documento del mismo nombre del fabricante. Si difieren, vale el del fabricante.`,
    place: english.place,
    sample: 'Texto de muestra, por confirmar antes de usarlo',
    page: 'Página {at} de {of}',
  },
};
