/**
 * A browser that translates a page puts elements of its own (`<font>`) in the place of texts. React still holds the texts: what it
 * writes into them nobody sees, and where it takes one away or puts something before it, it fails. So each text is remembered with
 * what stands for it, and put back before React turns to it; the browser then translates it anew (rule page.translated).
 */
import { hydratingEvent } from '#stores/browser/hydrate.ts';

/** What stands for a text, and all texts that one element stands for, in their order. */
const substitutes = new WeakMap<Text, Element>();
const replaced = new WeakMap<Element, Text[]>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const outermostFont = (font: Element): Element => (isFont(font.parentNode) ? outermostFont(font.parentNode) : font);

function remember(text: Text, font: Element): void {
  substitutes.set(text, font);
  replaced.set(font, [...(replaced.get(font) ?? []), text]);
  // React writes into the text that it holds
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (value: string) => {
      putBack(text);
      text.data = value;
    },
  });
}

function note(records: readonly MutationRecord[]): void {
  // a text that React takes away may stand beside an element of the browser too, but of an earlier time
  const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode === target) continue;
      const font = [...addedNodes, previousSibling, nextSibling].filter(isFont).find((node) => fresh.has(node));
      if (font) remember(text, outermostFont(font));
    }
}

const observer = new MutationObserver(note);

/** Puts a text back, with the others that the same element stands for. */
function putBack(node: Node): void {
  note(observer.takeRecords());
  const font = node instanceof Text ? substitutes.get(node) : undefined;
  if (!font) return;
  const texts = replaced.get(font) ?? [];
  replaced.delete(font);
  for (const text of texts) {
    substitutes.delete(text);
    Reflect.deleteProperty(text, 'nodeValue');
  }
  if (font.isConnected) font.replaceWith(...texts);
}

/** For so long React takes the markup of an island over, on a slow phone too. Milliseconds. */
const hydrationMs = 1000;

/** While an island is hydrated it holds the texts that it was served with, and is not translated; each text is new to the browser then. */
function holdWhileHydrated(island: Element): void {
  note(observer.takeRecords());
  const texts = [...island.querySelectorAll('font')].flatMap((font) => replaced.get(font) ?? []);
  island.setAttribute('translate', 'no');
  texts.forEach(putBack);
  setTimeout(() => {
    island.removeAttribute('translate');
    for (const text of texts) text.parentNode?.insertBefore(text, text.nextSibling);
  }, hydrationMs);
}

/** Once; `begun`: what the browser has changed by then. */
export function startTranslatedText(begun: readonly MutationRecord[]): void {
  note(begun);
  observer.observe(document.body, { childList: true, subtree: true });
  const hold = ({ target }: Event) => target instanceof Element && holdWhileHydrated(target);
  document.addEventListener(hydratingEvent, hold, { capture: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) putBack(child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) putBack(before);
    return insertBefore.call(this, node, before) as T;
  };
}
