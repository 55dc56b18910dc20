import { downloads } from '#config/downloads.ts';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { compareFaults, type EditorFault } from './fault.ts';
import { judgeFileName, judgeLanguage, judgeListing } from './file-names.ts';
import { openHouse, readPieces } from './house.ts';
import { judgeText } from './judge-text.ts';
import { type KnownCatalogue, readKnownCatalogue } from './known-catalogue.ts';
import { textKinds } from './kinds.ts';
import { openText, type OpenText } from './open-text.ts';
import { findStrays } from './strays.ts';
import { checkSpelling } from './rules/spelling.ts';
import { checkTradeWords } from './rules/trade-words.ts';
import { judgeSameHeads } from './same-heads.ts';
import { judgeSameSteps } from './same-steps.ts';

const isText = (opened: OpenText | EditorFault): opened is OpenText => 'tree' in opened;
/** A text that cannot be read keeps its address, so that links to it are not blamed. */
const toAddress = (file: string): string[] => {
  const kind = textKinds.find(({ files }) => matchesGlob(file, files));
  const address = kind?.toAddress(file);
  return address ? [address] : [];
};

const documents = downloads.flatMap(({ file, translations }) => [file, ...translations.map((each) => each.file)]);

/**
 * Every mistake in the texts of `content` below `root`, in reading order. A text that cannot be read has one fault only. `now`
 * decides which dates are still to come; without a `catalogue` nothing is said of parts, makes and articles. Throws when the
 * pieces cannot be read.
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
      .map((file) => openText(kind, file, readFileSync(join(root, file), 'utf8'), pieces)),
  );
  const texts = opened.filter(isText);
  const unread = opened.flatMap((each) => (isText(each) ? [] : toAddress(each.file)));
  const house = openHouse(root, texts, { documents: [...documents, ...unread], catalogue, now });
  const found = await Promise.all(
    texts.map(async (text) => [...judgeText(text, house), ...(await checkSpelling(text, house))]),
  );
  const files = opened.map(({ file }) => file);
  const named = texts.flatMap((text) => [
    ...judgeFileName(text, files),
    ...judgeLanguage(text),
    ...judgeListing(text, documents),
  ]);
  return {
    texts: opened.length,
    hasCatalogue: catalogue !== null,
    faults: [
      ...opened.flatMap((each) => (isText(each) ? [] : each)),
      ...findStrays(root),
      ...checkTradeWords(root),
      ...judgeSameHeads(texts),
      ...judgeSameSteps(texts),
      ...named,
      ...found.flat(),
    ].toSorted(compareFaults),
  };
}
