/** Words that people type when they search, beside numbers; lower case. */

/** What a visitor calls a kind of part. `position` kinds are also found among coated sets by their name. */
export const kindWords: Readonly<
  Record<string, 'rod' | 'main' | 'thrust' | 'calico' | 'oil-pump' | 'kit' | 'flexigauge'>
> = {
  rod: 'rod',
  rods: 'rod',
  conrod: 'rod',
  conrods: 'rod',
  bigend: 'rod',
  bigends: 'rod',
  main: 'main',
  mains: 'main',
  crank: 'main',
  crankshaft: 'main',
  thrust: 'thrust',
  thrusts: 'thrust',
  washer: 'thrust',
  washers: 'thrust',
  calico: 'calico',
  coated: 'calico',
  pump: 'oil-pump',
  pumps: 'oil-pump',
  kit: 'kit',
  kits: 'kit',
  gauge: 'flexigauge',
  gauges: 'flexigauge',
  flexigauge: 'flexigauge',
  plastigauge: 'flexigauge',
  plastigage: 'flexigauge',
};

/** Several words for one of them. */
export const kindPhrases: readonly (readonly [RegExp, string])[] = [
  [/\bbig[\s-]?ends?\b/g, 'rod'],
  [/\bcon(?:necting)?[\s-]?rods?\b/g, 'rod'],
  [/\boil[\s-]?pumps?\b/g, 'pump'],
  [/\bthrust[\s-]?washers?\b/g, 'thrust'],
  [/\bbottom[\s-]?end\b/g, 'kit'],
];

/** Said beside a number or an engine, and telling nothing. */
export const idleWords: readonly string[] = [
  'acl',
  'race',
  'series',
  'bearing',
  'bearings',
  'set',
  'sets',
  'shell',
  'shells',
  'pair',
  'pairs',
  'for',
  'the',
  'and',
  'size',
  'part',
  'number',
  'no',
  'nr',
  'oe',
  'oem',
  'engine',
  'undersize',
  'us',
  'u/s',
  'under',
];

/** What people call a make; the name as the commerce API has it. */
export const makeNicknames: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  chevy: 'Chevrolet',
  merc: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  mitsu: 'Mitsubishi',
  subie: 'Subaru',
  alfa: 'Alfa Romeo',
};

/** Endings of bearing sets that stand as a word of their own: "honda k20 rods hx". */
export const setEndings: readonly string[] = ['h', 'hx', 'hd', 'hxd', 'hc'];
