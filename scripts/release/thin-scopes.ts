/**
 * Astro marks every element of a component that has a `<style>`, whether a rule of it can meet the element or not, with 24
 * letters each time. The build leaves the mark where a rule can meet it, and shortens it to nine (decision 0048).
 */
const attribute = /data-astro-cid-([a-z0-9]{8})/g;
const marked = / data-astro-cid-([a-z0-9]{8})(?=[ />])/g;

/** What an element must have so that a part of a selector can meet it: one of the tags, unless there are none, and the rest. */
type Compound = { tags: string[]; classes: string[]; attributes: string[] };

/** What is known of an element before it is drawn; `null` where only the page knows, which any name may then be. */
type Element = { tag: string; classes: string[] | null; attributes: string[] | null; words: string[] };

const tagNames = /^[a-z][a-z0-9]*$/;

/** Tags that a compound asks for, also `:is(td, th)`; none where any will do. */
function readTags(text: string): string[] {
  const [own] = /^[a-z][a-z0-9]*/.exec(text) ?? [];
  const choice =
    /^:is\(([^()]*)\)/
      .exec(text)?.[1]
      ?.split(',')
      .map((name) => /\S*$/.exec(name.trim())?.[0] ?? '') ?? [];
  // the browser opens these two alone
  const opened = /^\[open\]/.test(text) ? ['details', 'dialog'] : [];
  return own ? [own] : choice.every((name) => tagNames.test(name)) ? [...choice, ...opened] : [];
}

/** Compounds of a component's compiled style by scope, without pseudo-classes: what they ask for may come and go. */
export function readCompounds(css: string): Map<string, Compound[]> {
  const found = new Map<string, Compound[]>();
  const compound =
    /((?:[^\s,>+~{}();:]|:[\w-]+(?:\([^()]*\))?)*)\[data-astro-cid-([a-z0-9]{8})\]((?:[.#][\w-]+|\[[^\]]*\]|:is\([^()]*\))*)/g;
  for (const [, before = '', scope = '', after = ''] of css.matchAll(compound)) {
    const text = before + after;
    const plain = text.replaceAll(/:[\w-]+(?:\([^()]*\))?/g, '');
    const one = {
      tags: readTags(text),
      classes: [...plain.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
      attributes: [...plain.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    };
    found.set(scope, [...(found.get(scope) ?? []), one]);
  }
  return found;
}

/** Where the tag begins whose last attribute ends at `end`; -1 where what stands between cannot be read. */
function findTag(code: string, end: number): number {
  let depth = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    const letter = code[at];
    if (letter === '}') depth += 1;
    else if (letter === '{') depth -= 1;
    else if (depth === 0 && letter === '>') return -1;
    else if (depth === 0 && letter === '<') return /^<[a-z]/.test(code.slice(at, at + 2)) ? at : -1;
    if (depth < 0) return -1;
  }
  return -1;
}

/** The element that a piece of a compiled template opens: `<a class="on"${addAttribute(href, "href")}`. */
function readElement(opening: string): Element {
  const fixed = opening.replaceAll(/\$\{[^]*?\}(?=[ $]|$)/g, ' ');
  const drawn = [...opening.matchAll(/,\s*["']([\w:-]+)["']\s*\)\s*\}/g)].map(([, name = '']) => name);
  const pieces = opening.split('${').length - 1;
  const classes = /\sclass="([^"]*)"/.exec(fixed)?.[1]?.split(/\s+/) ?? [];
  const names = [...fixed.matchAll(/\s([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const isKnown = pieces === drawn.length;
  return {
    tag: /^<([a-z][\w-]*)/.exec(opening)?.[1] ?? '',
    classes: isKnown && !drawn.some((name) => name.startsWith('class')) ? classes : null,
    attributes: isKnown ? [...names, ...drawn] : null,
    // classes that the page may give it are told by the words of its expressions
    words: [...classes, ...names, ...drawn, ...(opening.match(/[\w-]+/g) ?? [])],
  };
}

/** Names that the markup never writes are set by a script, or by the browser: on which element is not known. */
const mayHave = (own: string[] | null, everywhere: ReadonlySet<string>) => (name: string) =>
  own === null || own.includes(name) || !everywhere.has(name);

function canMeet(compound: Compound, element: Element, everywhere: ReadonlySet<string>): boolean {
  if (compound.tags.length > 0 && !compound.tags.includes(element.tag)) return false;
  const written = compound.classes.filter((name) => everywhere.has(name));
  // of several classes one may come later
  if (written.length > 0) return written.some(mayHave(element.classes, everywhere));
  return compound.attributes.every(mayHave(element.attributes, everywhere));
}

type Mark = { at: number; length: number; scope: string; element: Element | null };

const readMarks = (code: string): Mark[] =>
  [...code.matchAll(marked)].map(({ 0: text, 1: scope = '', index: at }) => {
    const tag = findTag(code, at);
    return { at, length: text.length, scope, element: tag === -1 ? null : readElement(code.slice(tag, at)) };
  });

function namesOf(marks: readonly Mark[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { scope, element } of marks) {
    const known = names.get(scope) ?? new Set();
    for (const word of element?.words ?? []) known.add(word);
    names.set(scope, known);
  }
  return names;
}

/** Templates of compiled components without the marks that no rule of `compounds` can meet. */
export function dropIdleMarks(code: string, compounds: ReadonlyMap<string, readonly Compound[]>): string {
  const marks = readMarks(code);
  const names = namesOf(marks);
  let thin = '';
  let done = 0;
  for (const { at, length, scope, element } of marks) {
    const everywhere = names.get(scope) ?? new Set();
    const rules = compounds.get(scope) ?? [];
    if (element === null || rules.some((rule) => canMeet(rule, element, everywhere))) continue;
    thin += code.slice(done, at);
    done = at + length;
  }
  return thin + code.slice(done);
}

/** A component that is handed a mark would have to write it on an element of its own; of ours none does. */
export function dropHandedMarks(code: string): string {
  const handed = /,?\s*"data-astro-cid-[a-z0-9]{8}": true/g;
  return code.replaceAll(handed, (text, at: number) => {
    const [, name = ''] = [...code.slice(0, at).matchAll(/renderComponent\(\$\$result, "([\w.]+)"/g)].at(-1) ?? [];
    return new RegExp(`import[^;]*\\b${name}\\b[^;]*from`).test(code) ? '' : text;
  });
}

/** Half of the hash tells the components of one shop apart; `thinScopes` sees that it does. */
export const shortenMarks = (text: string): string =>
  text.replaceAll(attribute, (_, scope: string) => `data-${scope.slice(0, 4)}`);

type Plugin = {
  name: string;
  apply: 'build';
  transform: { order: 'pre' | 'post'; handler: (code: string, id: string) => string | null };
  renderChunk?: (code: string) => string | null;
};

const isStyle = (id: string) => /\.astro\?astro&type=style/.test(id);

/** The two halves of it for the bundler: styles and handed marks one by one, templates when all styles are known. */
export function thinScopes(): Plugin[] {
  const compounds = new Map<string, Compound[]>();
  const scopes = new Map<string, string>();
  const readStyle = (css: string) => {
    for (const [scope, found] of readCompounds(css)) {
      compounds.set(scope, [...(compounds.get(scope) ?? []), ...found]);
      const short = shortenMarks(`data-astro-cid-${scope}`);
      const other = scopes.get(short) ?? scope;
      if (other !== scope) throw new Error(`two components would share the mark ${short}: ${other} and ${scope}`);
      scopes.set(short, scope);
    }
    return shortenMarks(css);
  };
  const styles: Plugin = {
    name: 'thin-scopes:styles',
    apply: 'build',
    transform: { order: 'pre', handler: (code, id) => (isStyle(id) ? readStyle(code) : null) },
  };
  const templates: Plugin = {
    name: 'thin-scopes:templates',
    apply: 'build',
    transform: { order: 'post', handler: (code, id) => (id.endsWith('.astro') ? dropHandedMarks(code) : null) },
    renderChunk: (code) => (code.includes('data-astro-cid-') ? shortenMarks(dropIdleMarks(code, compounds)) : null),
  };
  return [styles, templates];
}
