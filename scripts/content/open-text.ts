import type { MdastNode } from 'satteri';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { EditorFault } from './fault.ts';
import type { TextKind } from './kinds.ts';
import { explainFront, explainMissingFront, explainUnread, explainVersions } from './unread.ts';

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

type OpenFront = {
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

const lineOfSource = (source: string, line: number): string => source.split('\n')[line - 1] ?? '';

type Written = { file: string; source: string };

const brokenMdx = ({ file, source }: Written, message: string, pieces: Iterable<string>): EditorFault => {
  const line = lineIn(message);
  return { file, line, ...explainUnread(message, lineOfSource(source, line), pieces) };
};

/**
 * A text as the rules read it, or the fault that keeps it from being read at all. `pieces`: names of those that there are, one of
 * which is named where it was mistyped.
 */
export function openText(
  kind: TextKind,
  file: string,
  source: string,
  pieces: Iterable<string> = [],
): OpenText | EditorFault {
  const versions = explainVersions(source);
  if (versions) return { file, ...versions };
  const [head, yaml = ''] = frontMatter.exec(source) ?? [];
  if (head === undefined) return { file, line: 1, ...explainMissingFront(source) };
  const front = openFront(yaml, 2);
  const [fault] = front.document.errors;
  if (fault) {
    const told = (fault.linePos?.[0].line ?? 1) + 1;
    // of a line that is set in, the parser blames the one before
    const line = /^\s+[\w-]+:/.test(lineOfSource(source, told + 1)) ? told + 1 : told;
    return { file, line, ...explainFront(fault.code, fault.message, lineOfSource(source, line)) };
  }
  try {
    return { kind, file, address: kind.toAddress(file), source, tree: kind.parse(source), front };
  } catch (error) {
    return brokenMdx({ file, source }, error instanceof Error ? error.message : String(error), pieces);
  }
}
