import { type ChildNode, parse, type Rule } from 'postcss';

/** Tokens by name: `--s4` is `16px`. */
export type Tokens = ReadonlyMap<string, string>;

const isRoot = (node: ChildNode): node is Rule => node.type === 'rule' && node.selector === ':root';

/** The tokens of `tokens.css` as they are on the widest screen, which is what its first rule says. */
export function readTokens(css: string): Tokens {
  const tokens = new Map<string, string>();
  let first: Rule | undefined;
  parse(css).walk((node) => void (isRoot(node) && (first ??= node)));
  first?.each((node) => void (node.type === 'decl' && tokens.set(node.prop, node.value)));
  return tokens;
}

/** What a declaration is measured by, which says which tokens may stand for its figures. */
export type Measure = 'type' | 'line' | 'weight' | 'tracking' | 'space' | 'edge' | 'radius' | 'layer' | 'time';

const properties: [RegExp, Measure][] = [
  [/^font-size$/, 'type'],
  [/^line-height$/, 'line'],
  [/^font-weight$/, 'weight'],
  [/^(?:letter-spacing|word-spacing|text-indent)$/, 'tracking'],
  [/^(?:(?:scroll-)?(?:margin|padding)(?:-.*)?|(?:row-|column-)?gap|text-underline-offset)$/, 'space'],
  [/^(?:inset(?:-.*)?|top|right|bottom|left|border-spacing)$/, 'space'],
  [/^border-(?:[a-z]+-)*radius$/, 'radius'],
  [/^(?:border|outline|column-rule)(?:-.*)?$|^text-decoration(?:-thickness)?$|^(?:box|text)-shadow$/, 'edge'],
  [/^z-index$/, 'layer'],
  [/^(?:transition|animation)(?:-duration|-delay)?$/, 'time'],
];

/** `null` for measures of things, which are free: widths, columns, pictures, gradients, strokes of a drawing. */
export const measureOf = (property: string): Measure | null =>
  properties.find(([pattern]) => pattern.test(property))?.[1] ?? null;

const families: Record<Measure, RegExp> = {
  type: /^--t-/,
  line: /^--l-/,
  weight: /^--w-/,
  tracking: /^--k-/,
  space: /^--s\d$/,
  edge: /^--b\d$/,
  radius: /^--(?:r\d|pill)$/,
  layer: /^--z-/,
  time: /^--d(?:\d|-turn|-shimmer|-wait|-none)$/,
};

export const isOf = (measure: Measure, name: string): boolean => families[measure].test(name);

/** Pixels, milliseconds, or a bare number. */
export function toFigure(value: string): number {
  const figure = Number.parseFloat(value);
  if (/\drem$/.test(value)) return figure * 16;
  return /\ds$/.test(value) ? figure * 1000 : figure;
}

/** Beyond these a figure is no step gone astray: a person has to say what it measures. */
const farthest: Partial<Record<Measure, number>> = { space: 120, edge: 5, radius: 16 };

const isLength = (value: string) => /\d(?:px|rem)$/.test(value);

/** The token nearest to a value, of two as near the smaller: a counter wants its lines close together. */
export function nearestToken(tokens: Tokens, measure: Measure, value: string): string | null {
  const figure = Math.abs(toFigure(value)) * (measure === 'tracking' ? Math.sign(toFigure(value)) : 1);
  if (figure > (farthest[measure] ?? Infinity)) return null;
  const away = (token: string) => Math.abs(toFigure(token) - figure);
  const [best] = [...tokens]
    .filter(([name, token]) => isOf(measure, name) && isLength(token) === isLength(value))
    .toSorted(([, one], [, other]) => away(one) - away(other) || toFigure(one) - toFigure(other));
  return best?.[0] ?? null;
}

/** The line that goes with a step of type. */
export const lineOf = (type: string, tokens: Tokens): string =>
  [type.replace('--t-', '--l-')].find((name) => tokens.has(name)) ?? '--l-h3';
