import { drawingNames, pieceAttributes, pieceNames, readList, tableNames } from '../../documents/pieces.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';
import { judgeFigure } from './pieces.ts';
import { replaceTag } from './tags.ts';

const piece = /^<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>\s*$/;
const figure = /\{([\w-]+)\}/g;

type Said = Readonly<Record<string, string>>;
type Told = Pick<EditorFault, 'found' | 'expected' | 'remedy'>;

const unless = (names: readonly string[], name: string, found: string, expected: string): Told[] =>
  names.includes(name) ? [] : [{ found, expected, remedy: suggest(name, names) }];

/** What a piece names and the shop does not have: a table, a make; without a catalogue nothing is said of makes. */
function judgeNames(name: string, said: Said, { catalogue }: House): Told[] {
  const named = said['name'] ?? '';
  if (name === 'Drawing')
    return unless(drawingNames, named, `the drawing "${named}"`, 'a drawing of scripts/documents/drawings');
  if (name === 'Table')
    return unless(tableNames, named, `the table "${named}"`, 'a table of scripts/documents/pieces.ts');
  if (catalogue === null) return [];
  const slugs = [...catalogue.makes.values()];
  return readList(said['makes']).flatMap((make) =>
    unless(slugs, make, `the make "${make}"`, 'the end of the address of a make: /catalogue/Land-Rover'),
  );
}

function judgePiece(file: string, line: number, written: string, house: House): EditorFault[] {
  const [, name, rest = ''] = piece.exec(written) ?? [];
  const fault = (found: string, expected: string, remedy: string) => [{ file, line, found, expected, remedy }];
  const [, element] = /^<\/?([a-z][a-z\d]*)\b/.exec(written) ?? [];
  if (element !== undefined) return fault(`<${element}>, an element of HTML`, 'Markdown', replaceTag(element));
  if (written.startsWith('<!--')) return [];
  if (name === undefined)
    return fault(
      written.trim(),
      'a piece on a line of its own: <Name attribute="…" />',
      'write it so, or as plain text',
    );
  if (!pieceNames.includes(name))
    return fault(
      `<${name}>, which no document knows`,
      'a piece of scripts/documents/pieces.ts',
      suggest(name, pieceNames),
    );
  const { known, required } = pieceAttributes[name] ?? { known: [], required: [] };
  const said = Object.fromEntries(
    [...rest.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const given = Object.keys(said);
  const strange = given.find((attribute) => !known.includes(attribute));
  if (strange !== undefined)
    return fault(
      `<${name} ${strange}>, which the piece does not read`,
      `only ${known.join(', ')}`,
      suggest(strange, known),
    );
  const missing = required.find((attribute) => !given.includes(attribute));
  if (missing !== undefined)
    return fault(`<${name}> without ${missing}`, `${required.join(' and ')} in each`, `add ${missing}="…"`);
  const caption = said['caption']?.trimEnd() ?? '';
  const [behind = ''] = /\S+\s+\S+$|\S+$/.exec(caption) ?? [];
  if (name === 'Drawing' && /[\p{L}\d)”]$/u.test(caption))
    return fault(
      `a caption that ends with "${behind}"`,
      'a full stop: a caption is of sentences',
      `write "${behind}."`,
    );
  return judgeNames(name, said, house).map((told) => ({ file, line, ...told }));
}

/** Pieces, drawings, tables, makes and figures of a document that do not exist. */
export function checkDocumentPieces({ kind, file, tree, front }: OpenText, house: House): EditorFault[] {
  if (kind.name !== 'document') return [];
  const summary = JSON.stringify((front.data as { summary?: unknown } | null)?.summary ?? '');
  return [
    ...[...walk(tree)].flatMap((node) => {
      if (node.type === 'html') return judgePiece(file, lineOf(node), node.value, house);
      if (node.type !== 'text') return [];
      return [...node.value.matchAll(figure)].flatMap(([, name = '']) => judgeFigure(file, lineOf(node), name));
    }),
    ...[...summary.matchAll(figure)].flatMap(([, name = '']) => judgeFigure(file, front.lineOf(['summary']), name)),
  ];
}
