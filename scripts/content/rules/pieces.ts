import { figures } from '#domain/prose/figures.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, type Use, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

const isPiece = ({ name }: Use): boolean => /^[A-Z]/.test(name);

/** What is read of the page's own parts is always the same; all else is for the editor to say. */
const toAttribute = (name: string): string => (name === 'from' ? 'from={props.parts}' : `${name}="…"`);

function judgeUse(file: string, { name, line, attributes }: Use, { pieces }: House): EditorFault[] {
  const piece = pieces.get(name);
  if (!piece)
    return [
      {
        file,
        line,
        found: `<${name}>, which no text knows`,
        expected: 'a piece of src/components/prose that Prose.astro hands to texts',
        remedy: suggest(name, pieces.keys()),
      },
    ];
  const missing = piece.required.filter((attribute) => !(attribute in attributes));
  const unknown = Object.keys(attributes).filter((attribute) => !piece.known.includes(attribute));
  return [
    ...missing.map((attribute) => ({
      file,
      line,
      found: `<${name}> without ${attribute}`,
      expected: `<${name} ${piece.required.map(toAttribute).join(' ')}>`,
      remedy: `add ${toAttribute(attribute)}`,
    })),
    ...unknown.map((attribute) => ({
      file,
      line,
      found: `<${name} ${attribute}>, an attribute that it does not have`,
      expected: piece.known.length === 0 ? `<${name}> without attributes` : `only ${piece.known.join(', ')}`,
      remedy: piece.known.length === 0 ? `take ${attribute} away` : suggest(attribute, piece.known),
    })),
  ];
}

/** `{return-day}` was meant as a figure, `{x + 1}` as none. */
const toFigureLike = (value: string): string => {
  const meant = /^[\w-]+$/.test(value) ? suggest(value, Object.keys(figures)) : '';
  return meant.startsWith('write') ? meant.replace(/"([^"]*)"/, '<Figure name="$1" />') : 'take the braces away';
};

/** A figure that is named; empty when there is one of this name. */
export const judgeFigure = (file: string, line: number, name: string): EditorFault[] =>
  Object.hasOwn(figures, name)
    ? []
    : [
        {
          file,
          line,
          found: `the figure "${name}", which is not known`,
          expected: 'a name of src/domain/prose/figures.ts',
          remedy: suggest(name, Object.keys(figures)),
        },
      ];

const figuresOfFront = ({ front }: OpenText): [number, string][] =>
  Object.entries((front.data ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    [...JSON.stringify(value ?? '').matchAll(/\{([\w-]+)\}/g)].map(([, name = '']): [number, string] => [
      front.lineOf([key]),
      name,
    ]),
  );

/** Pieces that do not exist, attributes that are missing or too many, figures without a value, and imports. */
export function checkPieces(text: OpenText, house: House): EditorFault[] {
  const { file, tree, kind } = text;
  if (kind.name === 'document') return [];
  const uses = listUses(tree).filter(isPiece);
  const imports = [...walk(tree)].filter((node) => node.type === 'mdxjsEsm');
  const braces = [...walk(tree)].flatMap((node) =>
    (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && !/^\s*\/\*/.test(node.value)
      ? [{ line: node.position?.start.line ?? 1, value: node.value.trim() }]
      : [],
  );
  return [
    ...imports.map((node) => ({
      file,
      line: node.position?.start.line ?? 1,
      found: node.value.split('\n')[0] ?? 'an import',
      expected: 'a text without imports: its pieces are handed to it',
      remedy: 'take the line away; use the pieces that content/README.md lists',
    })),
    ...braces.map(({ line, value }) => ({
      file,
      line,
      found: `{${value}} in the text`,
      expected: 'figures as a piece; braces are for the front matter and for documents',
      remedy: `${Object.hasOwn(figures, value) ? `write <Figure name="${value}" />` : toFigureLike(value)}; &#123; where the sign itself is meant`,
    })),
    ...uses.flatMap((use) => judgeUse(file, use, house)),
    ...uses.flatMap(({ name, line, attributes }) =>
      name === 'Figure' && attributes.name ? judgeFigure(file, line, attributes.name) : [],
    ),
    ...figuresOfFront(text).flatMap(([line, name]) => judgeFigure(file, line, name)),
  ];
}
