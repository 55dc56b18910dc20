import { figures } from '#domain/prose/figures.ts';
import type { MdastNode } from 'satteri';
import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import type { Piece } from '../kinds.ts';
import type { KnownShop } from '../known-shop.ts';
import { listUses, lineOf, walk } from '../nodes.ts';
import type { TextKind } from '../kinds.ts';
import type { OpenText } from '../open-text.ts';
import { judgeEach, listFront, listPassages } from '../passages.ts';
import { suggest } from '../suggest.ts';
import { replaceTag } from '../unread.ts';
import { listBulletins, listChoices, showsPlaceholders } from './piece-choices.ts';

/** A figure that is named; nothing to say when there is one of this name. `kind`: of the text, where it may have figures of its own. */
function judgeFigure(name: string, kind?: TextKind): FaultText | null {
  if (kind?.name === 'noun' && !kind.ownFigures)
    return tell(`{${name}}, which the page shows as it stands`, 'words', 'write the figure itself');
  const names = [...Object.keys(figures), ...(kind?.ownFigures ?? [])];
  return names.includes(name)
    ? null
    : tell(`the figure "${name}", which is not known`, 'a name of src/domain/prose/figures.ts', suggest(name, names));
}

/** `"dutch"` is one value, `{['nl', 'eu']}` are two, "Ford, Honda" of a document too; another expression is left to the build. */
const readValues = (written: string, isList: boolean): string[] => {
  if (written.startsWith('{')) return [...written.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, a, b]) => a ?? b ?? '');
  return isList ? written.split(/\s*,\s*/) : [written];
};

type Place = { text: OpenText; shop: KnownShop; piece: Piece };

/** One attribute that the piece has: its shape, and the names in it. */
function judgeAttribute(name: string, attribute: string, written: string, { text, shop, piece }: Place): FaultText[] {
  const place = `<${name} ${attribute}>`;
  const isList = piece.lists.includes(attribute);
  if (piece.required.includes(attribute) && /^(?:\s*|\{\s*\[\s*\]\s*\})$/.test(written))
    return [tell(`${place} with nothing in it`, 'what the reader is to see', 'write it, or take the piece away')];
  if (text.kind.name !== 'document' && !written.startsWith('{')) {
    if (isList)
      return [tell(`${attribute}="${written}"`, 'a list, also of one', `write ${attribute}={['${written}']}`)];
    const [, figure] = /\{([\w-]+)\}/.exec(written) ?? [];
    const fault = tell(
      `{${figure}} in ${place}, which the page shows as it stands`,
      'words',
      'write <Figure … /> in the text',
    );
    if (figure !== undefined) return [name === 'Note' ? judgeFigure(figure) : fault].filter((each) => each !== null);
  }
  if (/^\{\s*props\.(?!parts\b)/.test(written))
    return [tell(`${place} with ${written}`, 'what the page hands to its text', 'write {props.parts}')];
  const choice = listChoices(name, attribute, text, shop) ?? piece.values[attribute];
  const expected = attribute === 'only' ? 'a number of "parts: […]" in the front matter' : 'what the shop has';
  return readValues(written, isList)
    .filter((value) => choice && !choice.includes(value))
    .map((value) => tell(`${place} with "${value}"`, expected, suggest(value, choice ?? [])));
}

/** A piece as it is used. */
function judgeUse(
  name: string,
  attributes: Readonly<Record<string, string>>,
  place: Omit<Place, 'piece'>,
): FaultText[] {
  const pieces = place.text.kind.pieces ?? place.shop.pieces;
  const piece = pieces.get(name);
  if (!piece) {
    const remedy = replaceTag(name, pieces.keys());
    return [tell(`<${name}>, which no text knows`, 'Markdown and the pieces of the shop', remedy)];
  }
  const { known, required } = piece;
  const missing = required.filter((attribute) => !(attribute in attributes));
  return [
    ...missing.map((each) => {
      const remedy = `add ${each === 'from' ? 'from={props.parts}' : `${each}="…"`}`;
      return tell(`<${name}> without ${each}`, `all of ${required.join(', ')}`, remedy);
    }),
    ...Object.entries(attributes).flatMap(([attribute, written]) =>
      known.includes(attribute)
        ? judgeAttribute(name, attribute, written, { ...place, piece })
        : [
            tell(
              `<${name} ${attribute}>, which it does not have`,
              `only ${known.join(', ')}`,
              suggest(attribute, known),
            ),
          ],
    ),
    ...[name === 'Figure' ? judgeFigure(attributes['name'] ?? '') : null].filter((fault) => fault !== null),
  ];
}

/** Braces in the text of a page, where a figure is a piece, and imports, which no text has. */
function judgeBraces(node: MdastNode): FaultText | null {
  const isBrace = node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
  if ((!isBrace && node.type !== 'mdxjsEsm') || /^\s*\/\*/.test(node.value)) return null;
  const meant = suggest(node.value.trim(), Object.keys(figures));
  const remedy = meant.startsWith('write') ? meant.replace(/"([^"]*)"/, '<Figure name="$1" />') : 'take it away';
  const found = isBrace ? `{${node.value}} in the text` : (node.value.split('\n')[0] ?? '');
  return tell(found, 'a text without programs', `${remedy}; &#123; where the sign is meant`);
}

/** A page that shows placeholders of the sellers, and does not say so. */
const judgeSample = ({ tree, front }: OpenText, shop: KnownShop): FaultText | null => {
  const placeholder = listUses(tree).find(({ name }) => showsPlaceholders(name, shop));
  return front.data['sample'] === false && placeholder
    ? tell(
        `sample: false, though <${placeholder.name}> shows placeholders`,
        'a page that says so',
        'write "sample: true"',
      )
    : null;
};

/** Pieces, attributes, figures, bulletins and names in them that the shop does not have; HTML and imports. */
export function checkPieces(text: OpenText, shop: KnownShop): EditorFault[] {
  const { file, tree, front, kind } = text;
  const bulletins = listBulletins(shop);
  const inBraces = kind.name === 'document' || kind.name === 'noun' ? listPassages(text) : listFront(text);
  return [
    ...listUses(tree).flatMap(({ name, line, attributes }) =>
      judgeUse(name, attributes, { text, shop }).map((fault) => ({ file, line, ...fault })),
    ),
    ...[...walk(tree)].flatMap((node) => faultAt(file, lineOf(node), judgeBraces(node))),
    ...judgeEach(text, inBraces, /\{([\w-]+)\}/g, ([, name = '']) => judgeFigure(name, kind)),
    ...judgeEach(text, listPassages(text), /\bEB\d{3}\/\d{4}\b/g, ([number]) =>
      !bulletins || bulletins.includes(number)
        ? null
        : tell(`the bulletin "${number}"`, 'one that there is', suggest(number, bulletins)),
    ),
    ...faultAt(file, front.lineOf(['sample']), judgeSample(text, shop)),
  ];
}
