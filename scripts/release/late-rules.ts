import { selectorSpecificity } from '@csstools/selector-specificity';
import { type AtRule, type Container, type Declaration, parse, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { dropEmpty } from './first-paint.ts';

/** Beginnings of properties that set a part of what another name sets whole. */
const kin: Readonly<Record<string, string>> = {
  line: 'font',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  align: 'place',
  justify: 'place',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
  white: 'text',
  word: 'overflow',
};

/** What two properties have in common that may set the same: "margin" of `margin-left`, `margin-inline` and `margin`. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-(?:webkit|moz|ms)-/, '').split('-');
  return kin[first] ?? first;
}

/** What blocks a rule stands in: "layer components|media (width<=600px)". */
function placeOf(rule: Rule): string {
  const blocks: string[] = [];
  for (let outer: Container | undefined = rule.parent as Container; outer?.type === 'atrule';) {
    const { name, params } = outer as AtRule;
    blocks.unshift(`${name} ${params}`);
    outer = outer.parent as Container | undefined;
  }
  return blocks.join('|');
}

const isFrame = (place: string) => /keyframes /.test(place);
/** "components.pieces", however the blocks name it. */
const layerOf = (place: string) => [...place.matchAll(/(?<=^|\|)layer ([^|]+)/g)].map(([, name]) => name).join('.');

/** The old ones with a single colon too: so they stand in files made small. */
const pseudoElement = /::[\w-]+|:(?:before|after|first-line|first-letter)\b/;

/** Rules compete by their order where this is the same: layer, weight, and the piece of an element that they dress. */
function readRank(place: string, selector: string): string {
  const [parsed] = parseSelector().astSync(selector).nodes;
  if (!parsed) throw new Error(`no selector: ${selector}`);
  const { a, b, c } = selectorSpecificity(parsed);
  return [layerOf(place), a, b, c, pseudoElement.exec(selector)?.[0] ?? ''].join(' ');
}

const declarationsOf = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node): node is Declaration => node.type === 'decl');

/** The rule with these selectors alone, and of what it sets only what `isKept` says; null where that is nothing. */
function cut(rule: Rule, selectors: string[], isKept: (declaration: Declaration) => boolean): Rule | null {
  const kept = rule.clone({ selectors });
  for (const declaration of declarationsOf(kept)) if (!isKept(declaration)) declaration.remove();
  return declarationsOf(kept).length === 0 ? null : kept;
}

/** Which families of properties the late rules of each rank have set so far. */
function createLate() {
  const families = new Map<string, Set<string>>();
  const note = (rank: string, { prop }: Declaration): void => {
    const set = families.get(rank) ?? new Set();
    families.set(rank, set.add(familyOf(prop)));
  };
  const competes = (rank: string, { prop }: Declaration): boolean => {
    const set = families.get(rank);
    const family = familyOf(prop);
    return set !== undefined && (family === 'all' || set.has('all') || set.has(family));
  };
  return {
    note,
    /** Whether it must be said again; then it is late too, and what stands behind it must win over it. */
    saysAgain: (rank: string, declaration: Declaration): boolean => {
      const isAgain = competes(rank, declaration);
      if (isAgain) note(rank, declaration);
      return isAgain;
    },
  };
}

/** What the first rules say: their selectors with their places, and the frames that something moves by. */
function readFirst(first: string): { says(place: string, selector: string): boolean; moves(name: string): boolean } {
  const said = new Set<string>();
  const moving = new Set<string>();
  const root = parse(first);
  root.walkRules((rule) => rule.selectors.forEach((selector) => said.add(`${placeOf(rule)} ${selector}`)));
  root.walkAtRules(/keyframes$/, ({ params }) => void moving.add(params));
  return { says: (place, selector) => said.has(`${place} ${selector}`), moves: (name) => moving.has(name) };
}

/**
 * What the file of a page's styles has to say behind its first rules (`first-paint.ts`), so that each element looks as the whole
 * file would have it: all rules that are not among the first; and of those that are, what must win over one of the others because it
 * stands behind it in the file, in the same layer and with the same weight. Whether both ever meet one element is not asked.
 */
export function pickLateRules(css: string, first: string): string {
  const { says, moves } = readFirst(first);
  const late = createLate();

  const replace = (rule: Rule): void => {
    const place = placeOf(rule);
    if (isFrame(place)) return;
    const again = rule.selectors.filter((selector) => says(place, selector));
    const others = rule.selectors.filter((selector) => !says(place, selector));
    const kept = [...Map.groupBy(again, (selector) => readRank(place, selector))].map(([rank, selectors]) =>
      cut(rule, selectors, (declaration) => late.saysAgain(rank, declaration)),
    );
    if (others.length > 0) kept.push(cut(rule, others, () => true));
    for (const selector of others)
      for (const declaration of declarationsOf(rule)) late.note(readRank(place, selector), declaration);
    rule.replaceWith(...kept.filter((one) => one !== null));
  };

  const root = parse(css);
  root.walkAtRules(/keyframes$/, (rule) => void (moves(rule.params) && rule.remove()));
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  rules.forEach(replace);
  dropEmpty(root);
  return root.toString();
}
