/**
 * A browser that translates a page puts elements of its own (`<font>`) in the place of texts. React still holds the texts: what it
 * writes into them nobody sees, and where it takes one away or puts something before it, it fails. So each text is remembered with
 * what stands for it, and put back before React turns to it; the browser then translates it anew (rule page.translated). An island that is
 * hydrated after the page was translated is drawn anew by React, which is why presses are kept by place (`EarlyInput.astro`).
 */
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

/** Once; `begun`: what the browser has changed by then, and the texts that it took away, as they were. */
export function startTranslatedText(begun: readonly MutationRecord[], texts: ReadonlyMap<Text, string>): void {
  note(begun);
  for (const [text, before] of texts) if (text.data !== before) putBack(text);
  observer.observe(document.body, { childList: true, subtree: true });
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
