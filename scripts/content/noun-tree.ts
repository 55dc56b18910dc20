import type { MdastNode } from 'satteri';
import { isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';

/** Names whose values are no words of a sentence: addresses, names of people, numbers. */
const silent = new Set([
  ...['flag', 'route', 'photo', 'name', 'number', 'kind', 'code', 'de', 'fr', 'es'],
  ...['country', 'visitorsFrom', 'street', 'postcode', 'city', 'phone', 'email', 'hours', 'days', 'timeZone', 'areas'],
]);

/** Where a noun leads: `href` of an entry, and the right side of a redirect. */
const leads = (names: readonly string[]): boolean => names.at(-1) === 'href' || names[0] === 'pages';

/** What an editor has written of a noun, as the tree that the rules of texts read: words, and links with their words. */
export function nounToMdast(source: string): MdastNode {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const children: MdastNode[] = [];
  const placeOf = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line, column: col, offset };
  };
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const names = path.flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []));
      const quote = node.type === 'PLAIN' ? 0 : 1;
      const position = { start: placeOf(node.range[0] + quote), end: placeOf(node.range[1] - quote) };
      if (leads(names)) {
        const label = path.at(-2) as Node & { get?(name: string): unknown };
        const words = String(label.get?.('label') ?? names.at(-1));
        children.push({
          type: 'link',
          url: node.value,
          children: [{ type: 'text', value: words }],
          position,
        } as MdastNode);
      } else if (!silent.has(names.at(-1) ?? '') && names[0] !== 'parts') {
        children.push({ type: 'text', value: node.value, position });
      }
    },
  });
  return { type: 'root', children } as MdastNode;
}
