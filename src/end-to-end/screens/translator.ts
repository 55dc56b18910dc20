import type { Page } from '@playwright/test';

/**
 * A browser that translates every page, and goes on while it is used: each text is replaced by elements of its own, as Chrome does it.
 * The words stay, so that the page is found by them; a text that changes behind its translation would still be seen as it was.
 */
export const translateAlways = (page: Page) =>
  page.addInitScript(() => {
    const left = 'script, style, noscript, textarea, select, font, [translate=no]';
    const isFor = (text: Node) => text.nodeValue?.trim() !== '' && !text.parentElement?.closest(left);
    const wrap = (text: Node) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      (text as Text).replaceWith(outer);
    };
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (text.isConnected && isFor(text)) wrap(text);
    };
    addEventListener('load', () => {
      translate(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
