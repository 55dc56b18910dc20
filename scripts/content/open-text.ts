import type { MdastNode } from 'satteri';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { EditorFault } from './fault.ts';
import type { TextKind } from './kinds.ts';

/** One text, taken apart by the parser that the build uses. */
export type OpenText = {
  kind: TextKind;
  /** from the project's root */
  file: string;
  /** "/terms"; null where links cannot lead to it */
  address: string | null;
  source: string;
  tree: MdastNode;
  front: OpenFront;
};

export type OpenFront = {
  document: Document.Parsed;
  data: unknown;
  /** line of the file that a value of the front matter stands in; the first line where there is none */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Documents say in which language they are; everything else is English. */
export const isEnglish = ({ front }: OpenText): boolean =>
  ((front.data as { language?: unknown } | null)?.language ?? 'en') === 'en';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/;
const lineIn = (message: string): number => Number(/^(\d+):\d+/.exec(message)?.[1] ?? 1);

/** Null for a mistake, and for a value that begins with "*", which YAML takes for a reference. */
function readData(document: Document.Parsed): unknown {
  try {
    return document.errors.length === 0 ? document.toJS() : null;
  } catch {
    return null;
  }
}

function openFront(source: string, firstLine: number): OpenFront {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? null : document.getIn(path, true);
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    if (range) return counter.linePos(range[0]).line + firstLine - 1;
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1));
  };
  return { document, data: readData(document), lineOf };
}

const brokenMdx = (file: string, message: string): EditorFault => ({
  file,
  line: lineIn(message),
  found: message.replace(/^\d+:\d+: /, '').replace(/ \(mdx-jsx:[\w-]+\)$/, ''),
  expected: 'text that MDX can read: every piece that is opened is closed, every { has its }',
  remedy: 'close the piece, or write &lt; and &#123; where the sign itself is meant',
});

/** A text as the rules read it, or the fault that keeps it from being read at all. */
export function openText(kind: TextKind, file: string, source: string): OpenText | EditorFault {
  const [head, yaml = ''] = frontMatter.exec(source) ?? [];
  if (head === undefined)
    return {
      file,
      line: 1,
      found: 'no front matter',
      expected: 'the lines between --- and --- that say what the text is',
      remedy: 'copy the head of another text and change its words',
    };
  const front = openFront(yaml, 2);
  const [fault] = front.document.errors;
  if (fault)
    return {
      file,
      line: (fault.linePos?.[0].line ?? 1) + 1,
      found: fault.message.split('\n')[0] ?? 'front matter that cannot be read',
      expected: 'one "name: value" in each line',
      remedy: 'put a value with a colon or a quote into "double quotes"',
    };
  try {
    return { kind, file, address: kind.toAddress(file), source, tree: kind.parse(source), front };
  } catch (error) {
    return brokenMdx(file, error instanceof Error ? error.message : String(error));
  }
}
