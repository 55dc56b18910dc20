import type { MdastNode } from 'satteri';

/** A use of a piece: `<Clause id="seller">`; an attribute with an expression has its source in `{braces}`. */
export type Use = { name: string; line: number; attributes: Readonly<Record<string, string>> };

/** Every node of a text, in reading order. */
export function* walk(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

/** Line of the file that a node begins in. */
export const lineOf = (node: MdastNode): number => node.position?.start.line ?? 1;

/** The words of a node without its marks. */
export const wordsOf = (node: MdastNode): string =>
  [...walk(node)].map((each) => (each.type === 'text' || each.type === 'inlineCode' ? each.value : '')).join('');

const htmlPiece = /^<([A-Za-z]\w*)((?:\s+[\w-]+="[^"]*")*)/;

/** A piece of a document, which Markdown takes for HTML. */
function readHtml(written: string, line: number): Use[] {
  const [, name, rest = ''] = htmlPiece.exec(written) ?? [];
  const attributes = [...rest.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
  return name === undefined ? [] : [{ name, line, attributes: Object.fromEntries(attributes) }];
}

/** Every piece and HTML element that a text uses, with its attributes. */
export const listUses = (tree: MdastNode): Use[] =>
  [...walk(tree)].flatMap((node): Use[] => {
    if (node.type === 'html') return readHtml(node.value, lineOf(node));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    const attributes = node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [[name, typeof value === 'object' && value !== null ? `{${value.value}}` : (value ?? '')]];
    });
    return [{ name: node.name ?? '', line: lineOf(node), attributes: Object.fromEntries(attributes) }];
  });
