/** Text as it stands in the page, each block on lines of its own. */
function readLines(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return '';
  if (!node.checkVisibility({ visibilityProperty: true })) return '';
  if (node.ariaLabel !== null) return node.ariaLabel;
  const { display, position } = getComputedStyle(node);
  const text = [...node.childNodes].map(readLines).join('');
  // words that are only heard are taken out of the line by their style, and belong to it all the same
  return display.startsWith('inline') || position === 'absolute' ? text : `\n${text}\n`;
}

/** What is heard of a piece of the page: not what is hidden, and a full stop where one block ends and the next begins. */
export function readAloud(piece: Element): string {
  const lines = readLines(piece).split('\n');
  const sentences = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return sentences
    .map((line, at) => (at === sentences.length - 1 || /[.:;,!?…]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
