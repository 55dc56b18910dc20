import parseSelector, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser';

/** A part of a selector between two combinators, without what it excludes and what it asks of others by `:has()`. */
type Compound = { names: string[]; asks: boolean };

const wide = /^(?:html|body|main|:root)$/;

/** What must hold of an element itself: `:is()` and `:global()` say it, `:not()` does not. */
function readNode(node: Node, compound: Compound): void {
  if (node.type === 'pseudo') return readPseudo(node, compound);
  if (node.type !== 'universal' && node.type !== 'comment') compound.names.push(node.toString().trim());
}

function readPseudo(pseudo: Pseudo, compound: Compound): void {
  if (pseudo.value === ':has') return void (compound.asks = true);
  if (pseudo.value === ':root') return void compound.names.push(pseudo.value);
  for (const inner of pseudo.nodes) {
    const own: Compound = { names: [], asks: false };
    // of `:global(.a .b)` only the last is of this element
    for (const node of inner.nodes) {
      if (node.type === 'combinator') own.names = [];
      else readNode(node, own);
    }
    compound.asks ||= own.asks;
    if (pseudo.value !== ':not') compound.names.push(...own.names);
  }
}

function readCompounds({ nodes }: Selector): Compound[] {
  const compounds: Compound[] = [{ names: [], asks: false }];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push({ names: [], asks: false });
    else readNode(node, compounds.at(-1)!);
  }
  return compounds;
}

function judge(selector: Selector): string[] {
  const compounds = readCompounds(selector);
  const asking = compounds.findIndex(({ asks }) => asks);
  if (asking < 0) return [];
  const faults = compounds
    .filter(({ asks, names }) => asks && names.some((name) => wide.test(name)))
    .map(
      ({ names }) =>
        `:has() of ${names[0]}: the whole page is styled anew with each change in it; say it by an attribute`,
    );
  const isOfOthers = asking < compounds.length - 1;
  const isNamed = (compounds.at(-1)?.names.length ?? 0) > 0;
  return isOfOthers && !isNamed
    ? [...faults, 'what is chosen behind :has() needs a name, or all in its place is styled anew']
    : faults;
}

/**
 * What a browser would pay for with each change of a page. It keeps one list, for all `:has()` of a page, of what may look
 * different when an answer to one changes: one rule that chooses just anything behind `:has()` puts all into it.
 */
export function judgeHas(selector: string): string[] {
  if (!selector.includes(':has(')) return [];
  return parseSelector().astSync(selector).nodes.flatMap(judge);
}
