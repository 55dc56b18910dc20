/** What the search page says of words: what they were taken for, what they lead to, and why nothing was found. */
const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

export const searchWordsCopy = {
  understoodAs: 'Understood as',
  leftOut: 'Left out',
  roles: {
    make: 'Make',
    model: 'Model',
    engine: 'Engine',
    nickname: 'Known as',
    cylinders: 'Cylinders',
    diameter: 'Diameter',
    year: 'Year',
    capacity: 'Capacity',
    kind: 'Part',
    clearance: 'Letters',
    size: 'Size',
    name: 'Name',
  },
  leaveOut: (word: string) => `Leave out ${word}`,
  engines: (of: number) => count(of, 'engine', 'engines'),
  allEngines: (of: number) => `Show all ${of} engines`,
  sets: (of: number, kind: string) => (kind ? `${of} ${kind}` : count(of, 'set', 'sets')),
  kindSets: {
    rod: 'conrod sets',
    main: 'main sets',
    thrust: 'thrust sets',
    calico: 'coated sets',
    kit: 'kits',
    'oil-pump': 'oil pumps',
    flexigauge: 'gauges',
  },
  price: 'Price of the size shown',
  priceGross: 'Price incl. VAT of the size shown',
  priceNet: 'Price excl. VAT of the size shown',
  forEngines: (names: string) => `For ${names}`,
  andOthers: (names: string) => `${names} and others`,
  noSets: (kind: string) => `No ${kind} for these engines`,
  pairs: (pairs: number) => count(pairs, 'pair', 'pairs'),
  sizeOf: (set: string) => `Size of ${set}`,
  sizes: (of: number) => count(of, 'size', 'sizes'),
  onlySize: 'only size',
  /** of a pump or a gauge beside which a size was asked for */
  oneSize: 'Comes in one size only.',
  add: 'Add',
  adding: 'Adding',
  addOf: (part: string) => `Add ${part} to the basket`,
  inBasket: (pieces: number) => `In basket, ${pieces}`,
  oneMoreOf: (part: string) => `Add one more ${part}`,
  notAdded: 'Not added. Try again.',
  wayOut: (word: string) => `Leave out “${word}” to see more`,
  guess: (query: string) => `Nearest to “${query}”:`,
  /** words that nothing fits beside the others */
  without: (words: string) => `Shown without “${words}”:`,
  /** of a make that was named and has nothing of the rest */
  ownEngines: (make: string, words: string) => `No ${make} engine fits “${words}”. These are its engines:`,
  /** of a make that was named beside a kind, size or diameter and has none such */
  noneOfMake: (make: string, words: string) => `We have no “${words}” for ${make}. These are its engines:`,
  /** of a number that was typed beside a make */
  otherMake: (set: string, makes: string) => `${set} is not listed for ${makes}.`,
  none: {
    heading: (query: string) => `No part for “${query}”`,
    goOn: 'Continue with what we understood',
    named: (makes: string, label: string, of: number) => `${makes} ${label}, ${count(of, 'engine', 'engines')}`.trim(),
    year: (of: number) =>
      of === 0 ? 'None of them was built that year' : `${of} of them ${of === 1 ? 'was' : 'were'} built that year`,
    yearAlone: 'A year alone is too little: add a make or a model',
    notSold:
      'Not a kind of part we sell. We sell conrod, main and thrust bearings, bottom end kits, oil pumps and clearance gauges.',
    unknown: 'Not in the catalogue',
    otherMake: 'A make that is not in the catalogue',
    /** in a number or in the name of a set, and with none of the rest */
    apart: 'In the catalogue, but not with the rest',
    all: (query: string) => `All parts for ${query}`,
    kind: (kind: string, query: string) => `${kind} for ${query}`,
    counts: (engines: number, sets: number) => `${count(engines, 'engine', 'engines')}, ${count(sets, 'set', 'sets')}`,
    ask: (words: string) => `Ask for “${words}”`,
    askNote: 'We answer by e-mail',
    /** the message that an enquiry begins with */
    askText: (query: string, understood: readonly string[], not: readonly string[]) =>
      [
        `I searched for “${query}”.`,
        ...(understood.length > 0 ? [`Understood: ${understood.join(', ')}`] : []),
        ...(not.length > 0 ? [`Not understood: ${not.join(', ')}`] : []),
      ].join('\n'),
  },
} as const;
