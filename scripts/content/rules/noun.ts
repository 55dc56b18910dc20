import { universalItems } from '#config/universal-items.ts';
import { visit } from 'yaml';
import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import type { KnownShop } from '../known-shop.ts';
import type { OpenText } from '../open-text.ts';

type Judged = { path: readonly PropertyKey[]; fault: FaultText | null };

const listRows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];

/** A testimonial whose picture is not there. */
const judgePhotos = ({ front }: OpenText, { isFile }: KnownShop): Judged[] =>
  listRows(front.data['testimonials']).map(({ photo }, at) => {
    const file = `src/assets/testimonials/${String(photo)}.jpg`;
    const fault = tell(
      `the picture "${String(photo)}"`,
      `a file of this shop: ${file}`,
      'put it there, or name another',
    );
    return { path: ['testimonials', at, 'photo'], fault: photo === undefined || isFile(file) ? null : fault };
  });

/** A document that has neither a text nor an original. */
const judgeDocuments = ({ front }: OpenText, { isFile }: KnownShop): Judged[] =>
  listRows(front.data['documents']).map(({ name }, at) => {
    const [text, original] = [
      `content/documents/${String(name)}.md`,
      `content/documents/originals/${String(name)}.pdf`,
    ];
    const remedy = `write ${text}, put the PDF to ${original}, or correct the name`;
    const fault = tell(`the document "${String(name)}"`, 'its text or its original', remedy);
    return {
      path: ['documents', at, 'name'],
      fault: name === undefined || isFile(text) || isFile(original) ? null : fault,
    };
  });

/** A document of `config/universal-items.ts` that is not listed (rule document.listed). */
const judgeGauges = ({ front }: OpenText): Judged[] => {
  const listed = new Set(listRows(front.data['documents']).map(({ name }) => `/files/${String(name)}.pdf`));
  const missing = new Set(universalItems.map(({ bulletin }) => bulletin).filter((file) => !listed.has(file)));
  return [...missing].map((file) => {
    const name = file.replace(/^.*\/|\.pdf$/g, '');
    const fault = tell(`no document "${name}", which the gauges name`, 'an entry for it', `add a line "name: ${name}"`);
    return { path: ['documents'], fault: 'documents' in front.data ? fault : null };
  });
};

/** An address that would never lead on, because it has a page. */
const judgeRedirects = ({ front }: OpenText, { addresses }: KnownShop): Judged[] =>
  Object.keys(Object(front.data['pages']) as object).map((old) => {
    const fault = tell(`"${old}", which has a page`, 'an address without one', 'take the line away, or the page');
    return { path: ['pages', old], fault: addresses.has(old) ? fault : null };
  });

/** Words behind " #", which YAML takes for a note. */
function listNotes({ file, source, front }: OpenText): EditorFault[] {
  const faults: EditorFault[] = [];
  visit(front.document, {
    Scalar(_, { range }) {
      const [note] = /^[ \t]+#.*/.exec(source.slice(range?.[1])) ?? [];
      if (!range || note === undefined) return;
      const line = source.slice(0, range[0]).split('\n').length;
      const remedy = 'put the value into "quotes", or the note on a line of its own';
      faults.push({
        file,
        line,
        ...tell(`"${note.trim()}", which no reader sees`, 'words with a # in "quotes"', remedy),
      });
    },
  });
  return faults;
}

/** What a noun names and the shop does not have, besides what its form and the rules of texts tell. */
export const checkNoun = (text: OpenText, shop: KnownShop): EditorFault[] => [
  ...listNotes(text),
  ...[judgePhotos, judgeDocuments, judgeGauges, judgeRedirects].flatMap((judge) =>
    judge(text, shop).flatMap(({ path, fault }) => faultAt(text.file, text.front.lineOf(path), fault)),
  ),
];
