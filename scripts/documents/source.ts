import { readFileSync } from 'node:fs';
import { type Token, type Tokens, lexer } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillFigures } from '#domain/prose/figures.ts';

/** A stretch of a line in one style. */
export type Run = { text: string; style: 'text' | 'strong' | 'code'; href: string | null };
export type Cell = readonly Run[];

export type TableBlock = {
  kind: 'table';
  caption: string | null;
  columns: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  /** positions of the columns that hold figures */
  figures: readonly number[];
};

/** What a document is made of, from top to bottom. */
export type Block =
  | { kind: 'heading'; level: 1 | 2; runs: Cell }
  | { kind: 'paragraph'; runs: Cell }
  | { kind: 'list'; isOrdered: boolean; items: readonly Cell[] }
  | { kind: 'note'; runs: Cell }
  | TableBlock
  /** a piece made from data: `<Drawing name="crush" caption="…" />` */
  | { kind: 'piece'; name: string; attributes: Readonly<Record<string, string>> };

/** Head of a text of `content/documents`. */
export const documentHead = z.strictObject({
  language: z.enum(['en', 'de', 'fr', 'es']),
  /** the day of this edition */
  edition: z.date(),
  summary: z.string().min(20).max(200),
  /** something in it only the real seller can know */
  sample: z.boolean(),
});
export type DocumentSource = z.infer<typeof documentHead> & { blocks: readonly Block[] };

/** A text without emphasis or links. */
export const plain = (text: string, style: Run['style'] = 'text'): Cell => [{ text, style, href: null }];

/** Thrown for a text that cannot become a document; the message names file, place and remedy. */
export class DocumentError extends Error {}

/** Where a language writes a decimal comma, so do the figures. */
const localise = (text: string, language: string): string =>
  language === 'en' ? text : text.replaceAll(/(\d)\.(\d)/g, '$1,$2');

const fill = (text: string, language: string): string =>
  text.replaceAll(/\{[\w-]+\}/g, (figure) => localise(fillFigures(figure), language));

function toRuns(tokens: readonly Token[] = [], style: Run['style'] = 'text', href: string | null = null): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return toRuns(token.tokens, 'strong', href);
    if (token.type === 'link') return toRuns(token.tokens, style, String(token.href));
    if (token.type === 'codespan') return [{ text: String(token.text), style: 'code', href }];
    if ('tokens' in token && token.tokens) return toRuns(token.tokens, style, href);
    return [{ text: ('text' in token ? String(token.text) : token.raw).replaceAll(/\s+/g, ' '), style, href }];
  });
}

function toPiece(html: string): Block {
  const [, name, rest] = /^<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>\s*$/.exec(html) ?? [];
  if (name === undefined)
    throw new DocumentError(`"${html.trim()}" is no piece: write <Name attribute="…" /> on a line`);
  const attributes = Object.fromEntries(
    [...(rest ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  return { kind: 'piece', name, attributes };
}

function toTable({ header, rows, align }: Tokens.Table): Block {
  const figures = align.flatMap((side, at) => (side === 'right' ? [at] : []));
  const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => toRuns(tokens));
  return { kind: 'table', caption: null, columns: cells(header), rows: rows.map(cells), figures };
}

function toBlock(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: token.depth > 2 ? 2 : 1, runs: toRuns(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', runs: toRuns(token.tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map((item) => toRuns(item.tokens)) }];
    }
    case 'blockquote':
      return [{ kind: 'note', runs: toRuns(token.tokens) }];
    case 'table':
      return [toTable(token as Tokens.Table)];
    case 'html':
      return [toPiece(token.raw)];
    default:
      throw new DocumentError(
        `"${token.raw.trim().slice(0, 40)}" is not understood: use headings, text, lists, tables`,
      );
  }
}

/**
 * A text of `content/documents` as blocks, its figures filled in. Throws DocumentError, with the file's name first, for a
 * head or a piece that is not understood, and the error of `fillFigures` for a figure that does not exist.
 */
export function parseDocument(text: string, file: string): DocumentSource {
  const [, head, body] = /^\uFEFF?---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new DocumentError(`${file}:1 begins with its head between two lines "---"`);
  const parsed = documentHead.safeParse(parse(head, { schema: 'yaml-1.1' }));
  if (!parsed.success) throw new DocumentError(`${file}: ${z.prettifyError(parsed.error)}`);
  const { language } = parsed.data;
  try {
    const blocks = lexer(fill(body, language)).flatMap(toBlock);
    return { ...parsed.data, summary: fill(parsed.data.summary, language), blocks };
  } catch (error) {
    throw new DocumentError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads one text from the disk. Throws as `parseDocument` does. */
export const readDocument = (file: string): DocumentSource => parseDocument(readFileSync(file, 'utf8'), file);
