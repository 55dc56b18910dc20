import { figures } from '#domain/prose/figures.ts';
import type { MdastNode } from 'satteri';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, lineOf, type Use, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';
import type { Told } from './sign.ts';

/** "Second Part" → "second-part" */
const toId = (written: string): string =>
  written
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function judgeId(id: string): Told | null {
  return toId(id) === id
    ? null
    : {
        found: `id="${id}"`,
        expected: 'small letters, figures and hyphens: it stands in addresses',
        remedy: `write id="${toId(id)}", and "#${toId(id)}" in the links to it`,
      };
}

/** What a page hands to its text: `props.parts`. */
const handed = ['parts'];

function judgeProps(value: string): Told | null {
  const [, name] = /^\{\s*props\.(\w+)\s*\}$/.exec(value) ?? [];
  if (name === undefined || handed.includes(name)) return null;
  return {
    found: `{props.${name}}, which the page does not hand to its text`,
    expected: `{props.${handed.join('}, {props.')}}`,
    remedy: suggest(name, handed).replace(/"(\w+)"/, '{props.$1}'),
  };
}

/** Words in which the page fills in figures by itself (`components/prose/Note.astro`). */
const filled = ['Note title'];

/** `only="AG-1"` in place of `only={['AG-1']}`; `{hx-mm}` in quotes, where it is no figure. */
function judgeQuoted(piece: string, attribute: string, value: string, isList: boolean): Told | null {
  if (isList && !value.startsWith('{'))
    return {
      found: `${attribute}="${value}"`,
      expected: 'a list, also of one',
      remedy: `write ${attribute}={['${value}']}`,
    };
  const [braces, name = ''] = value.startsWith('{') ? [] : (/\{([\w-]+)\}/.exec(value) ?? []);
  if (braces === undefined) return null;
  const isFilled = filled.includes(`${piece} ${attribute}`);
  if (isFilled && Object.hasOwn(figures, name)) return null;
  if (isFilled)
    return {
      found: `${braces}, which is no figure of the shop`,
      expected: 'the name of a figure',
      remedy: suggest(name, Object.keys(figures)),
    };
  return {
    found: `${braces} in ${attribute}="${value}", which the page shows as it stands`,
    expected: 'words only: pieces and figures stand in the text',
    remedy: Object.hasOwn(figures, name)
      ? `take it away here and write <Figure name="${name}" /> in the text`
      : 'take the braces away',
  };
}

function judgeUse({ name, attributes }: Use, house: House): Told[] {
  const piece = house.pieces.get(name);
  if (!piece) return [];
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!piece.known.includes(attribute)) return [];
    if (value.trim() === '' && piece.required.includes(attribute))
      return {
        found: `<${name} ${attribute}=""> with nothing in it`,
        expected: `words for ${attribute}`,
        remedy: attribute === 'alt' ? 'say in a few words what the picture shows' : `write the ${attribute}`,
      };
    if (/^\{\s*\[\s*\]\s*\}$/.test(value))
      return {
        found: `<${name} ${attribute}> with an empty list`,
        expected: `something to show`,
        remedy: `write what belongs into ${attribute}, or take the piece away`,
      };
    const isId = attribute === 'id' && !value.startsWith('{');
    return (
      (isId ? judgeId(value) : null) ??
      judgeProps(value) ??
      judgeQuoted(name, attribute, value, piece.lists.includes(attribute)) ??
      []
    );
  });
}

/** A clause inside another one has no place in the list of contents. */
function judgeNested(node: MdastNode, file: string, isInside = false): EditorFault[] {
  const isClause = node.type === 'mdxJsxFlowElement' && node.name === 'Clause';
  const own =
    isClause && isInside
      ? [
          {
            file,
            line: lineOf(node),
            found: 'a <Clause> inside another',
            expected: 'clauses one after the other; what belongs below one has a heading',
            remedy: 'close the clause above with </Clause> first, or write a heading "### …" in place of this one',
          },
        ]
      : [];
  const children = 'children' in node ? (node.children as MdastNode[]) : [];
  return [...own, ...children.flatMap((child) => judgeNested(child, file, isInside || isClause))];
}

/** A clause without a number between others that have one. */
function judgeUnnumbered({ file, tree }: OpenText): EditorFault[] {
  const clauses = listUses(tree).filter(({ name }) => name === 'Clause');
  const numbered = clauses.filter(({ attributes }) => attributes['number'] !== undefined);
  if (numbered.length < 1) return [];
  return clauses
    .filter(({ attributes }) => attributes['number'] === undefined)
    .map(({ line, attributes: { title = '' } }) => ({
      file,
      line,
      found: `<Clause title="${title}"> without number, where others have one`,
      expected: 'all clauses of a text counted, or none',
      remedy: 'add number="…", and count on from there',
    }));
}

/** What neither Markdown nor a piece is: words struck out, boxes to tick, notes at the foot, braces of their own. */
function judgeMarks({ file, tree, source, kind }: OpenText): EditorFault[] {
  const told = (node: MdastNode, found: string, expected: string, remedy: string) => [
    { file, line: lineOf(node), found, expected, remedy },
  ];
  return [...walk(tree)].flatMap((node) => {
    if (node.type === 'delete')
      return told(node, 'words struck out by ~~', 'what holds now', 'take the words and the ~~ away');
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      return told(node, 'a box to tick: [ ]', 'lines of a list', 'write "- words" without the brackets');
    const [only, ...others] = node.type === 'paragraph' ? (node.children as MdastNode[]) : [];
    if (only?.type === 'strong' && others.length === 0 && !/[.:!?…]$/.test(wordsOf(only)))
      return told(
        node,
        `"**${wordsOf(only)}**" alone in its paragraph`,
        'a heading: screen readers and the list of contents know no bold words',
        `write "${'#'.repeat(kind.firstHeading)} ${wordsOf(only)}"`,
      );
    if (node.type !== 'text' || !node.position) return [];
    const written = source.slice(node.position.start.offset ?? 0, node.position.end.offset ?? 0);
    const [note] = /\[\^[^\]]+\]/.exec(written) ?? [];
    const [swapped, words, address] = /\(([^()\n]+)\)\[([^\]\n]*)\]/.exec(written) ?? [];
    return [
      ...(note
        ? told(node, `"${note}"`, 'no notes at the foot', 'put its words into the sentence, or into brackets')
        : []),
      ...(swapped ? told(node, `"${swapped}"`, 'a link: [words](/address)', `write "[${words}](${address})"`) : []),
      ...(written.includes('}') && !written.includes('{')
        ? told(
            node,
            'a } without its {',
            'braces only where a text has them',
            'take it away, or write &#125; where the sign itself is meant',
          )
        : []),
    ];
  });
}

/** Pieces that are written in another shape than they are read in, and marks that no text has. */
export function checkPieceShapes(text: OpenText, house: House): EditorFault[] {
  const { file, tree, kind } = text;
  if (kind.name === 'document') return [];
  return [
    ...listUses(tree).flatMap((use) => judgeUse(use, house).map((told) => ({ file, line: use.line, ...told }))),
    ...judgeNested(tree, file),
    ...judgeUnnumbered(text),
    ...judgeMarks(text),
  ];
}
