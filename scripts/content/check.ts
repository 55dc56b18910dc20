import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareFaults, type EditorFault, tell, writeFault } from './fault.ts';
import { checkFile, findStrays } from './files.ts';
import { type KnownCatalogue, readKnownCatalogue } from './known-catalogue.ts';
import { type KnownShop, openShop, readPieces } from './known-shop.ts';
import { textKinds, type TextKind } from './kinds.ts';
import { openText, type OpenText } from './open-text.ts';
import { checkDates } from './rules/dates.ts';
import { checkFigures } from './rules/figures.ts';
import { checkFront } from './rules/front.ts';
import { checkHabits } from './rules/habits.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinks } from './rules/links.ts';
import { checkMarks } from './rules/marks.ts';
import { checkParts } from './rules/parts.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkPieces } from './rules/pieces.ts';
import { checkSections } from './rules/sections.ts';
import { checkSpelling } from './rules/spelling.ts';
import { checkTables } from './rules/tables.ts';
import { checkUnits } from './rules/units.ts';
import { findUnlinked } from './rules/unlinked.ts';

const rules = [
  ...[checkFile, checkFront, checkPieces, checkLinks, checkHeadings, checkSections, checkTables],
  ...[checkPictures, checkParts, checkFigures, checkUnits, checkDates, checkMarks],
];

/** Every mistake in one text by itself, by what the shop has, by the prose linter and by the dictionary of its language. */
export const judgeText = async (text: OpenText, shop: KnownShop, root: string): Promise<EditorFault[]> => [
  ...rules.flatMap((rule) => rule(text, shop)),
  ...(await checkHabits(text)),
  ...(await checkSpelling(text, root)),
];

/** A noun has one file, which pages cannot do without. */
const findMissing = ({ name, files }: TextKind, root: string): EditorFault[] =>
  name !== 'noun' || existsSync(join(root, files))
    ? []
    : [{ file: files, line: 1, ...tell('no such file', 'a file of this name', 'bring it back from git') }];

/**
 * Every mistake in the texts of `content` below `root`, in reading order. `now` decides which dates are still to come; without a
 * `catalogue` nothing is said of parts, makes and articles. Throws when the pieces cannot be read.
 */
export async function checkContent(
  root: string,
  now: Date,
  catalogue: KnownCatalogue | null = readKnownCatalogue(),
): Promise<{ texts: number; faults: EditorFault[]; hasCatalogue: boolean }> {
  const pieces = [...readPieces(root).keys()];
  const opened = textKinds.flatMap((kind) =>
    globSync(kind.files, { cwd: root })
      .filter((file) => basename(file) !== 'README.md' && statSync(join(root, file)).isFile())
      .map((file) => ({ kind, ...openText(kind, file, readFileSync(join(root, file), 'utf8'), pieces) })),
  );
  const texts = opened.flatMap(({ text }) => text ?? []);
  const unread = opened.flatMap(({ kind, file, text }) => (text ? [] : (kind.toAddress(file) ?? [])));
  const shop = openShop(root, texts, { unread, catalogue, now });
  const found = await Promise.all(texts.map((text) => judgeText(text, shop, root)));
  return {
    texts: opened.length,
    hasCatalogue: catalogue !== null,
    faults: [
      ...textKinds.flatMap((kind) => findMissing(kind, root)),
      ...opened.flatMap(({ faults }) => faults),
      ...findStrays(root),
      ...findUnlinked(texts, root),
      ...found.flat(),
    ].toSorted(compareFaults),
  };
}

const listMistakes = (faults: readonly EditorFault[]): EditorFault[] => faults.filter(({ isWarning }) => !isWarning);

/** "2 mistakes in 40 texts." Warnings are none. */
export function writeSum(texts: number, faults: readonly EditorFault[]): string {
  const count = listMistakes(faults).length;
  return count === 0
    ? `${texts} texts are good.`
    : `${count} ${count === 1 ? 'mistake' : 'mistakes'} in ${texts} texts.`;
}

/** `npm run check:content`: tells an editor what is wrong in the texts, where, and how to mend it. */
if (import.meta.main) {
  const { texts, faults, hasCatalogue } = await checkContent('.', new Date());
  for (const fault of faults) console.error(`${writeFault(fault)}\n`);
  if (!hasCatalogue)
    console.log(
      'No catalogue was pulled yet (npm run catalogue:pull): numbers of parts, makes and articles were not compared.',
    );
  console.log(writeSum(texts, faults));
  process.exit(listMistakes(faults).length === 0 ? 0 : 1);
}
