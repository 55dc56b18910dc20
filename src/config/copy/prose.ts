/** Words of the pages of text around their content. */
export const proseCopy = {
  contents: 'On this page',
  goTo: 'Go to',
  updated: (date: string) => `Last updated ${date}`,
  sample: 'Sample text',
  sampleNote:
    'Company names, addresses and numbers on this page are placeholders, and the seller has yet to confirm the text.',
  leadTimes: {
    standard: 'UPS Standard',
    express: 'UPS Express',
    days: 'Transit days',
    countries: 'Countries',
    inDays: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
    caption: (service: string) => `Transit days, ${service}`,
  },
  seller: {
    vatNumber: 'VAT number',
    registration: 'Registration',
    packagingRegister: 'Packaging register (EPR)',
    phone: 'Phone',
    email: 'E-mail',
  },
  hours: 'Hours',
  cookies: {
    name: 'Name',
    supplier: 'Supplier',
    purpose: 'Purpose',
    expiry: 'Expiry',
    scriptType: 'Script type',
    usageType: 'Usage type',
    caption: 'Cookies and storage of this shop',
    unused: 'No live chat, video, analytics or advertising provider is in use now.',
    unusedBesides: 'No live chat or video provider is in use now.',
  },
  thrust: {
    caption: 'Thrust clearance by journal diameter',
    columns: ['Journal diameter', 'Thrust clearance, mm'],
    row: (above: number, upTo: number | null) =>
      upTo === null ? `Over ${above} mm` : above === 0 ? `Up to ${upTo} mm` : `${above}–${upTo} mm`,
  },
  codes: {
    caption: 'Suffix codes',
    columns: ['Suffix', 'Meaning'],
    rows: (mm: string, inch: string) => [
      ['H', 'Race Series'],
      ['HX', `Race Series with extra ${mm} mm / ${inch} in oil clearance`],
      ['HD', 'Race Series with location dowel holes, connecting rod bearings only'],
      ['HXD', 'Both: extra oil clearance and location dowel holes, connecting rod bearings only'],
    ],
  },
  gauges: {
    caption: 'The four gauges and their ranges',
    columns: ['Number', 'Colour', 'Range, in', 'Range, mm'],
    colours: { green: 'Green', red: 'Red', blue: 'Blue', yellow: 'Yellow' },
  },
  pumps: {
    applications: 'Applications',
    columns: ['Part Number', 'Make', 'Engines', 'Models'],
    pending: 'Applications data pending',
    flow: 'Flow in litres and gallons per minute by engine speed',
    flowColumns: ['Part Number', 'RPM'],
    onRequest: 'on request',
  },
} as const;
