import { downloads } from '#config/downloads.ts';
import { oilPumps } from '#config/oil-pumps.ts';
import { offices } from '#config/offices.ts';
import { sellers } from '#config/sellers.ts';
import type { LegalRegion } from '#domain/seller/legal-region.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, type Use } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { lineAt, listPassages } from '../passages.ts';
import { suggest } from '../suggest.ts';
import { partsInFront } from './parts.ts';

/** What an attribute may say, and where that is decided. */
type Choice = {
  values: readonly string[];
  place: string;
  toRemedy?: (value: string, values: readonly string[]) => string;
};

const regions = ['nl', 'eu', 'other'] satisfies LegalRegion[];
const documents: Choice = {
  values: downloads.flatMap(({ number }) => number ?? []),
  place: 'a number of src/config/downloads.ts',
  toRemedy: (value, values) => {
    const titled = downloads.find(({ title, number }) => number && title.toLowerCase() === value.toLowerCase());
    return titled ? `write "${titled.number}"` : suggest(value, values);
  },
};

const choices: Readonly<Record<string, Choice>> = {
  'SellerAddress seller': { values: Object.keys(sellers), place: 'a seller of src/config/sellers.ts' },
  'ForRegion regions': { values: regions, place: `${regions.join(', ')} or several of them` },
  'Documents kind': {
    values: [...new Set(downloads.map(({ kind }) => kind))],
    place: 'a kind of src/config/downloads.ts',
  },
  'PumpApplications range': { values: Object.keys(oilPumps), place: 'a range of src/config/oil-pumps.ts' },
  'Bulletins numbers': documents,
  'Question bulletins': documents,
};

/** Parts are named once, in the front matter, which the page reads them by; one that nobody sells is never suggested. */
const partsOf = (text: OpenText, { catalogue }: House): Choice => ({
  values: partsInFront(text),
  place: 'a number of the line "parts: […]" at the beginning of the file',
  toRemedy: (value, values) =>
    catalogue?.parts.has(value)
      ? `add ${value} to the line "parts: […]" at the beginning of the file`
      : suggest(value, catalogue ? values.filter((each) => catalogue.parts.has(each)) : values),
});

/** `"dutch"` is one value, `{['nl', 'eu']}` are two; another expression is left to the build. */
const readValues = (written: string): string[] =>
  written.startsWith('{') ? [...written.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, a, b]) => a ?? b ?? '') : [written];

function judgeAttribute(
  { name, line }: Use,
  attribute: string,
  written: string,
  { values, place, toRemedy = suggest }: Choice,
): Omit<EditorFault, 'file'>[] {
  return readValues(written)
    .filter((value) => !values.includes(value))
    .map((value) => ({
      line,
      found: `<${name} ${attribute}> with "${value}"`,
      expected: place,
      remedy: toRemedy(value, values),
    }));
}

/** Pieces that show facts of the sellers; while those are placeholders, the page says so once, in its head. */
const sellerPieces: Readonly<Record<string, boolean>> = {
  SellerAddress: Object.values(sellers).some(({ sample }) => sample),
  OfficeCards: offices.some(({ sample }) => sample),
};

/** A page that shows placeholders of the configuration and does not say so. */
export function checkSamples({ kind, file, tree, front }: OpenText): EditorFault[] {
  const { sample } = (front.data ?? {}) as { sample?: unknown };
  const shown = listUses(tree).find(({ name }) => sellerPieces[name]);
  if (kind.name !== 'page' || sample !== false || shown === undefined) return [];
  return [
    {
      file,
      line: front.lineOf(['sample']),
      found: `sample: false, though <${shown.name}> in line ${shown.line} shows placeholders`,
      expected: 'a page that says so as long as src/config/sellers.ts and offices.ts do',
      remedy: 'write "sample: true"',
    },
  ];
}

/** A bulletin that a sentence sends its reader to, and that nobody can open. */
const judgeNamedBulletins = (text: OpenText): EditorFault[] =>
  listPassages(text).flatMap((passage) =>
    [...passage.words.matchAll(/\bEB\d{3}\/\d{4}\b/g)].flatMap(({ 0: number, index }) =>
      documents.values.includes(number)
        ? []
        : [
            {
              file: text.file,
              line: lineAt(passage, index),
              found: `the bulletin "${number}"`,
              expected: documents.place,
              remedy: suggest(number, documents.values),
            },
          ],
    ),
  );

/** Attributes and words that name something which is not there: a seller, a region, a bulletin, a part, a picture. */
export function checkPieceValues(text: OpenText, house: House): EditorFault[] {
  if (text.kind.name === 'document') return judgeNamedBulletins(text);
  const inPieces = listUses(text.tree).flatMap((use) =>
    Object.entries(use.attributes).flatMap(([attribute, written]) => {
      const literals = house.pieces.get(use.name)?.values[attribute];
      const choice =
        use.name === 'PartCards' && attribute === 'only'
          ? partsOf(text, house)
          : (choices[`${use.name} ${attribute}`] ??
            (literals && { values: literals, place: `${literals.join(' or ')}` }));
      return choice
        ? judgeAttribute(use, attribute, written, choice).map((fault) => ({ file: text.file, ...fault }))
        : [];
    }),
  );
  return [...inPieces, ...judgeNamedBulletins(text)];
}
