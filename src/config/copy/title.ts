/** "B, D and K". */
const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A part's spoken name in lists (rule part.title). */
export const titleCopy = {
  join,
  /** "Peugeot TU5 series and Renault L7X"; commas where a make has an "and" of its own */
  joinMakes: (makes: readonly string[]) =>
    makes.some((make) => make.includes(' and ')) ? makes.join(', ') : join(makes),
  /** of families of engines, "B and K" */
  series: (families: string) => `${families} series`,
  more: (engine: string, others: number) => `${engine} and ${others} more ${others === 1 ? 'engine' : 'engines'}`,
  forEngines: (what: string, engines: string) => `${what} for ${engines}`,
  gauge: 'plastic clearance gauge',
  coated: 'coated',
  extraClearance: 'extra clearance',
  dowelHoles: 'dowel holes',
  /** contents of a kit, by where they sit */
  contents: { rod: 'conrods', main: 'mains', thrust: 'thrust', 'oil-pump': 'oil pump' },
  pairs: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
} as const;
