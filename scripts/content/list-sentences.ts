import sanitizeHtml from 'sanitize-html';
import ts from 'typescript';
import { lineOf, walk, wordsOf } from './nodes.ts';
import type { OpenText } from './open-text.ts';
import { listFront, listLabels } from './passages.ts';

/** Words that a reader meets, and the line that they stand in. */
export type Sentence = { line: number; words: string };

const toWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** A label or a sentence, no address, key, class or number. */
const isSaid = (words: string): boolean =>
  /\p{L}{2}/u.test(words) && (/ /.test(words) ? !/^[\w.]+\/[\w/]+/.test(words) : /^\p{Lu}\p{Ll}+[.…]?$/u.test(words));

/** "${days} days" as it is typed, so that what is filled in can be told from what is said. */
function toText(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(source).slice(1, -1) : null;
}

const isOfCode = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || ts.isRegularExpressionLiteral(node);

/** Every text in a module that can be shown, in the order in which it stands there. */
export function listCodeSentences(file: string, code: string): Sentence[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (isOfCode(node)) return;
    const words = toWords(toText(node, source) ?? '');
    if (isSaid(words))
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, words });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a text says: its head, titles of pieces, and every paragraph, heading and cell. */
export const listTextSentences = (text: OpenText): Sentence[] =>
  [
    ...[...listFront(text), ...listLabels(text)].map(({ line, words }) => ({ line, words: toWords(words) })),
    ...[...walk(text.tree)].flatMap((node) =>
      ['paragraph', 'heading', 'tableCell'].includes(node.type)
        ? [{ line: lineOf(node), words: toWords(wordsOf(node)) }]
        : [],
    ),
  ]
    .filter(({ words }) => isSaid(words))
    .toSorted((one, other) => one.line - other.line);

const block =
  /<\/?(?:p|li|h[1-6]|td|th|dt|dd|div|section|article|summary|button|a|label|option|caption|b|span|br)\b[^>]*>/g;
const label = /\b(?:alt|aria-label|title|placeholder)="([^"]+)"/g;

/** What a built page says, in the order in which it stands there, with what only a screen reader says. */
export const listPageSentences = (html: string): Sentence[] => {
  const [, body = ''] = html.split(/<body[^>]*>/);
  const shown = body.replaceAll(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, '');
  const labels = [...shown.matchAll(label)].map(([, words = '']) => words);
  const words = sanitizeHtml(shown.replaceAll(block, '\n'), { allowedTags: [], allowedAttributes: {} }).split('\n');
  return [...words, ...labels]
    .map((each) => ({ line: 1, words: toWords(each) }))
    .filter(({ words: each }) => isSaid(each));
};
