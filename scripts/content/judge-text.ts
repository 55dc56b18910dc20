import type { EditorFault } from './fault.ts';
import type { House } from './house.ts';
import type { OpenText } from './open-text.ts';
import { checkCodeBlocks } from './rules/code-blocks.ts';
import { checkDegrees } from './rules/degrees.ts';
import { checkDocumentPieces } from './rules/document-pieces.ts';
import { checkFront } from './rules/front.ts';
import { checkFrontWords } from './rules/front-words.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinks } from './rules/links.ts';
import { checkOverride, checkUnreadWords } from './rules/overrides.ts';
import { checkParts } from './rules/parts.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkPieces } from './rules/pieces.ts';
import { checkPieceValues, checkSamples } from './rules/piece-values.ts';
import { checkPieceShapes } from './rules/piece-shapes.ts';
import { checkRepeated } from './rules/repeated.ts';
import { checkSections } from './rules/sections.ts';
import { checkSentences } from './rules/sentences.ts';
import { checkSigns } from './rules/signs.ts';
import { checkTables } from './rules/tables.ts';
import { checkTags } from './rules/tags.ts';
import { checkTypedFigures } from './rules/typed-figures.ts';
import { checkUnits } from './rules/units.ts';
import { checkWords } from './rules/words.ts';

const rules = [
  checkFront,
  checkFrontWords,
  checkPieces,
  checkPieceValues,
  checkPieceShapes,
  checkSamples,
  checkDocumentPieces,
  checkCodeBlocks,
  checkLinks,
  checkHeadings,
  checkPictures,
  checkTypedFigures,
  checkUnits,
  checkDegrees,
  checkParts,
  checkOverride,
  checkUnreadWords,
  checkTags,
  checkTables,
  checkSections,
  checkSentences,
  checkRepeated,
  checkSigns,
  checkWords,
];

/** Every mistake in one text but those of spelling, by rules that only look at the text and at what the shop has. */
export const judgeText = (text: OpenText, house: House): EditorFault[] => rules.flatMap((rule) => rule(text, house));
