import type { MdastNode } from 'satteri';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { EditorFault } from './fault.ts';
import type { TextKind } from './kinds.ts';
import { explainFront, explainSource, explainUnread } from './unread.ts';

/** One text, taken apart by the parser that the build uses. */
export type OpenText = {
  kind: TextKind;
  /** from the project's root */
  file: string;
  /** "/terms"; null where links cannot lead to it */
  address: string | null;
  source: string;
  /** empty where the text below the front matter cannot be read */
  tree: MdastNode;
  isWhole: boolean;
  front: OpenFront;
};

type OpenFront = {
  document: Document.Parsed;
  data: Readonly<Record<string, unknown>>;
  /** line of the file that a value of the front matter stands in; the first line where there is none */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Documents say in which language they are; everything else is English. */
export const languageOf = ({ front }: OpenText): string => String(front.data['language'] ?? 'en');
export const isEnglish = (text: OpenText): boolean => languageOf(text) === 'en';

/** Numbers of parts that the line "parts" of the front matter names. */
export const partsInFront = ({ front }: OpenText): string[] =>
  Array.isArray(front.data['parts']) ? front.data['parts'].map(String) : [];

/** Empty where YAML cannot be read, for a value that begins with "*", taken for a reference, and for what is no list of names. */
function readData(document: Document.Parsed): Readonly<Record<string, unknown>> {
  if (document.errors.length > 0) return {};
  try {
    const data: unknown = document.toJS();
    return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** `above`: lines of the file before the first one of the front matter. */
function openFront(document: Document.Parsed, counter: LineCounter, above: number): OpenFront {
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? null : document.getIn(path, true);
    const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
    if (range) return counter.linePos(range[0]).line + above;
    return path.length === 0 ? above + 1 : lineOf(path.slice(0, -1));
  };
  return { document, data: readData(document), lineOf };
}

/** A text as the rules read it, null where it cannot be taken apart, and what keeps it or a part of it from being read. */
export type Opened = { file: string; text: OpenText | null; faults: EditorFault[] };

/**
 * `written`: the file, maybe with the mark that Notepad puts first. `pieces`: names of those that there are, one of which is named
 * where it was mistyped.
 */
export function openText(kind: TextKind, file: string, written: string, pieces: Iterable<string>): Opened {
  const source = written.replace(/^\uFEFF/, '');
  const isNoun = kind.name === 'noun';
  const fault = explainSource(source, isNoun);
  if (fault) return { file, text: null, faults: [{ file, ...fault }] };
  const counter = new LineCounter();
  // a noun is front matter and nothing else
  const head = isNoun ? source : (/^---\r?\n([^]*?)\r?\n---/.exec(source)?.[1] ?? '');
  const above = isNoun ? 0 : 1;
  const document = parseDocument(head, { lineCounter: counter });
  const front = openFront(document, counter, above);
  const [error] = document.errors;
  if (error) {
    const lines = source.split('\n');
    const blamed = (error.linePos?.[0].line ?? 1) + above;
    // of a line that is set in, the parser blames the one before
    const line = !isNoun && /^\s+[\w-]+:/.test(lines[blamed] ?? '') ? blamed + 1 : blamed;
    const words = lines[line - 1] ?? '';
    return { file, text: null, faults: [{ file, line, ...explainFront(error.code, error.message, words) }] };
  }
  const text = { kind, file, address: kind.toAddress(file), source, front };
  try {
    return { file, text: { ...text, tree: kind.parse(source), isWhole: true }, faults: [] };
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const line = Number(/^(\d+):\d+/.exec(message)?.[1] ?? 1);
    const tree: MdastNode = { type: 'root', children: [] };
    return {
      file,
      text: { ...text, tree, isWhole: false },
      faults: [{ file, line, ...explainUnread(message, pieces) }],
    };
  }
}
