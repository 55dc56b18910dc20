import { months } from './dates.ts';
import type { Sign } from './sign.ts';

/** "1 days" → "1 day" */
const manyOf =
  'days|hours|weeks|months|years|minutes|seconds|parts|pieces|pairs|sets|sizes|shells|engines|makes|pumps|gauges|kits|strips|orders';

/** Units as they are written: a capital, or the want of one, makes another unit of them or none. */
const unitCases: Readonly<Record<string, string>> = {
  ...{ MM: 'mm', Mm: 'mm', CM: 'cm', Cm: 'cm', KG: 'kg', Kg: 'kg', kG: 'kg', nm: 'Nm', NM: 'Nm', Nms: 'Nm' },
  ...{
    BAR: 'bar',
    Bar: 'bar',
    RPM: 'rpm',
    Rpm: 'rpm',
    KW: 'kW',
    Kw: 'kW',
    kw: 'kW',
    HP: 'hp',
    Hp: 'hp',
    CC: 'cc',
    Cc: 'cc',
  },
};

/** Names of makes and places without the letters that they have. */
const names: Readonly<Record<string, string>> = {
  Citroen: 'Citroën',
  Skoda: 'Škoda',
  Lodz: 'Łódź',
  Zurich: 'Zürich',
};

/** Behind these stands a thing, and "it is" begins none. */
const beforeThing = 'at|by|from|in|into|of|on|onto|over|through|under|with|within';
/** What "it is" is never said of, as an article would stand between. */
const itsThings =
  'own|size|number|bore|journal|wall|housing|shells?|length|place|edge|surface|middle|width|weight|diameter|thickness';

/** Words that sound like those that are meant. */
const soundAlike: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\b(could|should|would|must|might) of\b/g, ([, verb]) => `${verb} have`],
  [
    /\b(more|less|fewer|larger|smaller|longer|thicker|thinner|higher|lower|better|later|earlier|rather|other) then\b/g,
    ([, word]) => `${word} than`,
  ],
  [/\bdifferent than\b/g, () => 'different from'],
  [/\b(to|may|can|will|not) loose\b/g, ([, word]) => `${word} lose`],
  [/\bdue to the fact that\b/g, () => 'because'],
  [new RegExp(`\\b(${beforeThing})\\sit[’']s(?= \\p{Ll})`, 'gu'), ([, where]) => `${where} its`],
  [
    new RegExp(`(?<!\\b(?:${beforeThing})\\s)\\b([Ii]t)[’']s (${itsThings})\\b`, 'g'),
    ([, it, thing]) => `${it}s ${thing}`,
  ],
];

/** "may" is a word of its own, but for a year behind it: "one of 3 may be". */
const smallMonth = months.map((month) => (month === 'May' ? 'may(?= \\d{4})' : month.toLowerCase())).join('|');
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Signs typed with what the keyboard has, and how the text says it. */
const typedSigns: readonly (readonly [RegExp, string])[] = [
  [/\+ ?\/ ?[-–]/g, '±'],
  [/>=/g, '≥'],
  [/<=/g, '≤'],
  [/(?<=\s)-+>(?=\s)/g, '→'],
];

const toTypedSign = ([pattern, right]: readonly [RegExp, string]): Sign => ({
  pattern,
  judge: ([found]) => ({ found: `"${found}"`, expected: `the sign itself: ${right}`, remedy: `write "${right}"` }),
});

const toSoundAlike = ([pattern, right]: (typeof soundAlike)[number]): Sign => ({
  pattern,
  judge: (found) => ({
    found: `"${found[0]}"`,
    expected: 'the word that is meant, not the one that sounds like it',
    remedy: `write "${right(found)}"`,
  }),
});

/** What hands type by habit, and no dictionary minds: each word of it is one. */
export const englishHabits: readonly Sign[] = [
  ...typedSigns.map(toTypedSign),
  ...soundAlike.map(toSoundAlike),
  {
    pattern: new RegExp(`(?<![\\d.,–-])1 (${manyOf})\\b`, 'g'),
    judge: ([found, word = '']) => ({
      found: `"${found}"`,
      expected: 'one thing as one',
      remedy: `write "1 ${word.slice(0, -1)}"`,
    }),
  },
  {
    pattern: /(\p{L}{2,})([,;])(\p{L}{2,})/gu,
    judge: ([found, before, mark, after]) => ({
      found: `"${found}"`,
      expected: `a blank behind "${mark}"`,
      remedy: `write "${before}${mark} ${after}"`,
    }),
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2}) (${smallMonth})\\b`, 'g'),
    judge: ([found, day, month = '']) => ({
      found: `"${found}"`,
      expected: 'the month with a capital',
      remedy: `write "${day} ${capital(month)}"`,
    }),
  },
  {
    pattern: /(?<![\w.])(\d[\d.,–]*) (Mm|MM|CM|Cm|KG|Kg|kG|nm|NM|Nms|BAR|Bar|Rpm|KW|Kw|kw|HP|Hp|CC|Cc)\b/g,
    judge: ([found, figure, unit = '']) => ({
      found: `"${found}"`,
      expected: `the unit as it is written: ${unitCases[unit]}`,
      remedy: `write "${figure} ${unitCases[unit]}"`,
    }),
  },
  {
    pattern: /(?<![\w.–-])([\d.–-]*\d) ?° ?([CF])\b/g,
    judge: ([found, figure, scale]) =>
      found === `${figure} °${scale}`
        ? null
        : {
            found: `"${found}"`,
            expected: 'a blank before °C, and none in it',
            remedy: `write "${figure} °${scale}"`,
          },
  },
  {
    pattern: /(?<![\w.])([\d.–]*\d) %/g,
    judge: ([found, figure]) => ({
      found: `"${found}"`,
      expected: 'the sign right behind the figure, as English has it',
      remedy: `write "${figure}%"`,
    }),
  },
  {
    pattern: /[„«»‹›]/g,
    judge: ([found]) => ({
      found: `a quote of another language: ${found}`,
      expected: '“English quotes”',
      remedy: `write “ where the quoted words begin and ” where they end`,
    }),
  },
  {
    pattern: /[\uFB00-\uFB06]/g,
    judge: ({ 0: sign }) => ({
      found: `"${sign}", one sign for several letters, as PDF files have it`,
      expected: 'letters as they are typed, or nobody finds the word',
      remedy: `write "${sign.normalize('NFKC')}"`,
    }),
  },
  {
    pattern:
      /\p{Script=Latin}*\p{Script=Cyrillic}+[\p{Script=Latin}\p{Script=Cyrillic}]*|\p{Script=Latin}+\p{Script=Greek}+\p{L}*/gu,
    judge: ([found]) => ({
      found: `"${found}", with letters of another alphabet that look like ours`,
      expected: 'Latin letters',
      remedy: 'type the word again',
    }),
  },
  {
    pattern: new RegExp(`\\b(${Object.keys(names).join('|')})\\b`, 'g'),
    judge: ([found]) => ({
      found: `"${found}"`,
      expected: 'the name with its own letters',
      remedy: `write "${names[found]}"`,
    }),
  },
  {
    pattern: /(\p{L}{2,}) & (\p{Ll}{2,})/gu,
    judge: ([found, before, after]) => ({
      found: `"${found}"`,
      expected: 'the word: and',
      remedy: `write "${before} and ${after}"`,
    }),
  },
  {
    // three figures behind a point are decimals of a length: what is counted or driven has none
    pattern: /(?<![\d.])([1-9]\d{0,2})\.(000)(?= (?:km|miles|rpm|hours|parts|pieces|engines|sets|customers)\b)/g,
    judge: ([found, whole, rest]) => ({
      found: `"${found}"`,
      expected: 'a comma between thousands',
      remedy: `write "${whole},${rest}"`,
    }),
  },
  {
    pattern: /\b(mm|cm|m|in)\^([23])(?!\d)/g,
    judge: ([found, unit, power]) => ({
      found: `"${found}"`,
      expected: 'the small raised figure',
      remedy: `write "${unit}${power === '2' ? '²' : '³'}"`,
    }),
  },
  {
    pattern: /(?<=^|[\s(])\+\d{1,3}(?:[ ()/-]{0,2}\d){6,13}(?!\d)/g,
    judge: ([found], { kind }) => ({
      found: `the phone number "${found}", typed by hand`,
      expected: 'numbers of the shop from its offices, which may change',
      remedy: `take it away and link to the offices: ${kind.name === 'document' ? 'the page Contact' : '[Contact](/contact)'}`,
    }),
  },
  {
    pattern: /(?<=^|[\s(])_(?=\p{L})|(?<=\p{L})_(?=[\s).,;]|$)/gu,
    judge: ({ index, input }) => ({
      found: `"_" in "${input.slice(Math.max(0, index - 12), index + 14).trim()}", which the page shows as it stands`,
      expected: '**bold words**, or none',
      remedy: 'take it away',
    }),
  },
  {
    pattern: /(?<![\d.,])(\d+(?:\.\d+)?) cm\b(?!²|³|\^)/g,
    judge: ([found, figure]) => ({
      found: `"${found}"`,
      expected: 'lengths in millimetres, as the parts have them',
      remedy: `write "${Number((Number(figure) * 10).toFixed(4))} mm"`,
    }),
  },
  {
    pattern: /(?<![@\w/.-])(?:www\.)?((?:[\w-]+\.)+[a-z]{2,})(\/[\w#/-]*)?/g,
    judge: ([found, host = '', path = '/'], _text, { hosts }) =>
      hosts.includes(host)
        ? {
            found: `the address "${found}", typed as it stands`,
            expected: 'a link with words, without the host',
            remedy: `write [the words](${path})`,
          }
        : null,
  },
];
