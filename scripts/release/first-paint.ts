import { type AtRule, parse, type Root, type Rule } from 'postcss';

/**
 * Attributes by which a page says how it is. One that neither its HTML nor a script in it (`dataset`) has comes by a script of a
 * file, and then the other rules are there too.
 */
const telling = 'aria-[a-z]+|disabled|data-[a-z0-9-]+';
const seen = new RegExp(`<([a-z][a-z0-9-]*)| class="([^"]*)"| (${telling})(?=[ =>])|\\bdataset\\.(\\w+)`, 'g');

/**
 * Tags, classes, states and marks of a page up to its footer, added to those of other pages of its kind.
 */
export function addWords(html: string, words: Set<string>): void {
  const end = html.indexOf('</main>');
  for (const [, tag, classes, attribute, set] of html.slice(0, end).matchAll(seen)) {
    if (tag) words.add(tag);
    else if (attribute) words.add(`[${attribute}]`);
    else if (set) words.add(`[data-${set.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}]`);
    else for (const name of classes?.split(' ') ?? []) words.add(`.${name}`);
  }
}

const inBrackets = String.raw`\(((?:[^()]|\([^()]*\))*)\)`;
const choice = new RegExp(`:(?:is|where)${inBrackets}`, 'g');
const exclusion = new RegExp(`:not${inBrackets}`, 'g');
/** Between selectors of a list; `:not(a,b)` is one. */
const comma = /,(?![^()]*\))/;
const value = /(?<=\[[\w-]+)[~|^$*]?=[^\]]*(?=\])/g;
/** What comes and goes without a script, or stands for what is not there. */
const states = new RegExp(`::?[\\w-]+(?:${inBrackets})?|\\[(?!(?:${telling})\\])[^\\]]*\\]`, 'g');
const names = /[.#]?[a-z_][\w-]*|\[[\w-]+\]/gi;

/** A pointer is not there before the page is; `:not(:hover)` holds until then. */
const isOfPointer = (selector: string) => /:(?:hover|active)\b/.test(selector.replaceAll(exclusion, ''));

/** False where a selector asks for a tag, a class or a mark that no page has; for ids, states and attributes all may be. */
function canMeet(selector: string, words: ReadonlySet<string>): boolean {
  const choices = [...selector.matchAll(choice)].map(([, list = '']) => list.split(comma));
  if (!choices.every((list) => list.some((one) => canMeet(one, words)))) return false;
  const plain = selector.replaceAll(choice, ' ').replaceAll(value, '').replaceAll(states, ' ');
  return (plain.match(names) ?? []).every((name) => name.startsWith('#') || words.has(name));
}

const isFrame = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function thinRule(rule: Rule, words: ReadonlySet<string>): void {
  const met = rule.selectors.filter((selector) => !isOfPointer(selector) && canMeet(selector, words));
  if (met.length === 0) rule.remove();
  else if (met.length < rule.selectors.length) rule.selectors = met;
}

/** Takes blocks out that hold nothing any more, and then those around them. */
export function dropEmpty(root: Root): void {
  root.walkAtRules((rule) => {
    for (let block = rule; block.nodes?.length === 0;) {
      const outer = block.parent;
      block.remove();
      if (outer?.type !== 'atrule') break;
      block = outer as AtRule;
    }
  });
}

/** Frames that nothing moves by any more, paper, and blocks that have become empty. */
function dropIdle(root: Root): void {
  root.walkAtRules(/^media$/, (rule) => void (rule.params === 'print' && rule.remove()));
  root.walkAtRules(/^page$/, (rule) => void rule.remove());
  const moving = new Set<string>();
  root.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((name) => moving.add(name)));
  root.walkAtRules(/keyframes$/, (rule) => void (moving.has(rule.params) || rule.remove()));
  dropEmpty(root);
}

/** Where they stand in a page, and they alone. */
export const firstStyle = /<style data-first-paint>([^]*?)<\/style>/;

/**
 * The rules that the first paint of such pages may need. They stand in the document, and a file with the others after the main part
 * (decision 0048, `late-rules.ts`).
 */
export function pickFirstRules(css: string, words: ReadonlySet<string>): string {
  const root = parse(css);
  root.walkRules((rule) => void (isFrame(rule) || thinRule(rule, words)));
  dropIdle(root);
  return root.toString();
}

const face = /@font-face\s*\{[^}]*\}/g;

/**
 * The rules of a file whose fonts the document names already: said again, they would make the browser lay out all text once more
 * when the file arrives.
 */
export const dropFaces = (css: string): string => css.replaceAll(face, '');
