/** Labels of the home page; its sentences are in `content/home.yml`. */
export const homeCopy = {
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
  finderFallback: 'The part finder needs JavaScript. Choose your make in the catalogue:',
  finderFallbackLink: 'Open the catalogue',
  promises: 'Buying here',
  numbers: (count: string) => `${count} part numbers`,
  gaugeChart: 'Ranges of the four gauges in millimetres',
  sample: 'Sample texts. People and words are invented.',
} as const;
