import { clearances } from '../clearances.ts';
import { extraClearance } from '../extra-clearance.ts';
import { universalItems } from '../universal-items.ts';

const { coating, gauges } = clearances;
const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Home page. */
export const homeCopy = {
  title: 'Race Series engine bearings and oil pumps',
  /** figures of the build: they are true of every page made with it */
  heading: (engines: string) => `Race bearings for ${engines} engines`,
  lead: (parts: string, makes: string) =>
    `${parts} part numbers for ${makes} makes, each with price, stock and lead time.`,
  popularEngines: {
    heading: 'Popular engines',
    all: (engines: string) => `All ${engines} engines`,
    columns: {
      engine: 'Engine',
      models: 'Make, models',
      bore: 'Bore × stroke, mm',
      rod: 'Conrod set',
      main: 'Main set',
      thrust: 'Thrust set',
      stock: 'In stock',
    },
    from: 'from',
    none: 'none listed',
    of: 'of',
    stocked: 'in stock',
  },
  finderFallback: 'The part finder needs JavaScript. Choose your make in the catalogue:',
  finderFallbackLink: 'Open the catalogue',
  promises: {
    label: 'Buying here',
    delivery: (days: string) => ({ title: `Delivery within ${days} days`, text: 'For parts in European stock' }),
    shipping: (limit: string) => ({
      title: `Free shipping over ${limit}*`,
      text: 'Within the EU, some islands excluded',
    }),
    returns: (days: number) => ({ title: `${days}-day returns`, text: 'Factory-sealed, in original packaging' }),
    quality: { title: 'ISO 9001, 14001, 45001', text: 'Certified manufacture, Tasmania' },
  },
  range: {
    heading: 'The range',
    guides: 'Guides and bulletins',
    bearings: {
      title: 'Engine bearings',
      text: 'Tri-metal conrod and main bearings on a hardened steel back.',
    },
    calico: {
      title: 'Calico coated bearings',
      text: `Dry film lubricant, ${coating.microns.from}–${coating.microns.to} microns thick. Oil runs ${coating.cooler.celsius.replace('–', '–\u2060')}\u00a0°C cooler.`,
    },
    thrust: { title: 'Thrust washers', text: 'They keep the end float of the crankshaft in range.' },
    pumps: {
      title: 'Oil pumps',
      text: (months: number) => `High-volume pumps for Honda and Subaru. ${months}\u2011month warranty.`,
    },
    kits: {
      title: 'Bottom end kits',
      text: 'Conrod and main bearings for one engine in one box, with thrust washers where it has them.',
    },
    numbers: (count: string) => `${count} part numbers`,
    from: 'from',
    gauge: {
      title: 'Flexigauge',
      text: `${countWords[universalItems.length] ?? universalItems.length} gauges measure oil clearance from ${gauges.mm.from} to ${gauges.mm.to}\u00a0mm.`,
    },
  },
  gaugeChart: 'Ranges of the four gauges in millimetres',
  key: {
    heading: 'How to read a part number',
    parts: [
      { code: '4B', title: 'Four pairs, conrod', text: 'B conrod, M main, T thrust, OP oil pump.' },
      {
        code: '1606',
        title: 'Bearing design',
        text: 'Stands for the engine family. Each part lists the engines it fits.',
      },
      {
        code: 'H',
        title: 'Race Series',
        text: 'C adds a dry film coating; D adds holes for location dowels, conrods only.',
      },
      {
        code: 'X',
        title: 'Extra oil clearance',
        text: `${extraClearance.mm}\u00a0mm (${extraClearance.inch}\u00a0in) more than H.`,
      },
      { code: '-.50', title: 'Size', text: 'Undersize in mm for a reground journal. STD is standard.' },
    ],
  },
  makes: { heading: 'Choose your make', link: 'Open the catalogue' },
  heritage: {
    heading: 'Seventy years of bearings, one plant in Tasmania',
    paragraphs: [
      'Every shell is cast, formed, bored and plated under one roof. One plant does every step, so the wall thickness stays the same from the first pair to the last.',
      'Drag, rally, circuit and endurance teams run Race Series bearings because a worn bearing costs them the engine.',
    ],
    alt: 'A crankshaft with its bearing shells',
    figures: (engines: string) => [
      { figure: '70+', text: 'years of bearing manufacture' },
      { figure: engines, text: 'engines in the catalogue' },
      { figure: '3', text: 'ISO certificates' },
    ],
  },
  testimonials: { heading: 'From motorsport', sample: 'Sample texts. People and words are invented.' },
} as const;
