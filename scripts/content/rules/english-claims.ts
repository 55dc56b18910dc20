import type { OpenText } from '../open-text.ts';
import type { Sign } from './sign.ts';

/** Things that texts speak of, one and many; words that may be a verb too are left out. */
const things =
  'engine|shell|bearing|part|pump|kit|gauge|strip|journal|housing|crankshaft|conrod|washer|figure|drawing|picture|customer|buyer|set|size';

const capitals = things.replaceAll(/\b\w/g, (first) => first.toUpperCase());

/** Words between "the" and the thing; behind a preposition the sentence speaks of something before it: "the list of engines is". */
const between = String.raw`(?: (?!(?:of|in|for|with|from|on|to|by|at|and|or|nor|that|which|whose|than|as)\b)\p{Ll}[\p{L}-]*){0,2}`;

/** Where a subject begins: a sentence, or what hangs on one. */
const opening = String.raw`(?<=(?:^|[.:;!?] )|\b(?:when|if|because|while|where|although|since|until) )`;

const manyVerbs: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' };
const oneVerbs: Readonly<Record<string, string>> = { have: 'has', are: 'is', do: 'does' };

const toAgreement = (pattern: RegExp, verbs: Readonly<Record<string, string>>, expected: string): Sign => ({
  pattern,
  judge: ({ groups: { thing = '', verb = '' } = {} }) => ({
    found: `"${thing} ${verb}"`,
    expected,
    remedy: `write "${thing} ${verbs[verb]}"`,
  }),
});

/** What the shop promises by time, as this kind of text names it. */
const promised = ({ kind: { toFigure } }: OpenText): string =>
  [
    `${toFigure('delivery-shelf-days')} days from stock`,
    `${toFigure('delivery-airfreight-weeks')} weeks from the manufacturer`,
    `${toFigure('return-days')} days to send back`,
    `${toFigure('privacy-reply')} for an answer about personal data`,
  ].join(', ');

const few = 'an?|one|two|three|four|five|six';

/** What an English sentence claims without agreeing with itself, or with what the shop promises. */
export const englishClaims: readonly Sign[] = [
  toAgreement(
    new RegExp(
      `${opening}(?:(?:[Tt]he|[Tt]hese|[Tt]hose|[Oo]ur|[Aa]ll|[Ss]ome|[Mm]any|[Mm]ost|[Bb]oth|[Ff]ew|[Ss]everal|[Oo]ther)${between} )?(?<thing>(?:${things}|${capitals})s) (?<verb>${Object.keys(manyVerbs).join('|')})\\b`,
      'gu',
    ),
    manyVerbs,
    'the verb of many for many things',
  ),
  toAgreement(
    new RegExp(
      `${opening}(?:[Tt]he|[Tt]his|[Tt]hat|[Ee]ach|[Ee]very|[Aa]n?)${between} (?<thing>${things}) (?<verb>${Object.keys(oneVerbs).join('|')})\\b`,
      'gu',
    ),
    oneVerbs,
    'the verb of one for one thing',
  ),
  {
    pattern: new RegExp(
      `\\b(?:[Ww]ithin (?:${few}) (?:days?|weeks?|fortnights?|months?|years?)|[Ii]n (?:${few}) (?:weeks?|fortnights?|months?)|(?:[Ww]ith)?[Ii]n \\d{1,2} weeks?)\\b`,
      'g',
    ),
    // a document tells how parts are fitted, and promises nothing
    judge: ([found], text) =>
      text.kind.name === 'document'
        ? null
        : {
            found: `"${found}", a time typed by hand`,
            expected: 'times that the shop keeps, by the name of their figure',
            remedy: `write what is promised there: ${promised(text)}; or leave the time out`,
          },
  },
];
