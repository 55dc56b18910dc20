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

function judgeDocument(name: string, isFile: KnownShop['isFile']): FaultText | null {
  const [text, original] = [`content/documents/${name}.md`, `content/documents/originals/${name}.pdf`];
  const remedy = `write ${text}, put the PDF to ${original}, or correct the name`;
  return isFile(text) || isFile(original) ? null : tell(`the document "${name}"`, 'its text or its original', remedy);
}

/** A document or a translation that has neither a text nor an original. */
const judgeDocuments = ({ front }: OpenText, { isFile }: KnownShop): Judged[] =>
  listRows(front.data['documents']).flatMap(({ name, translations }, at) => {
    if (name === undefined) return [];
    const languages = Object.keys(Object(translations) as object);
    return [
      { path: ['documents', at, 'name'], fault: judgeDocument(String(name), isFile) },
      ...languages.map((language) => ({
        path: ['documents', at, 'translations', language],
        fault: judgeDocument(`${String(name)}-${language}`, isFile),
      })),
    ];
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

/** An address that would never lead on, because it has a page, whatever its capitals. */
const judgeRedirects = ({ front }: OpenText, { addresses }: KnownShop): Judged[] => {
  const pages = new Set([...addresses.keys()].map((address) => address.toLowerCase()));
  return Object.keys(Object(front.data['pages']) as object).map((old) => {
    const fault = tell(`"${old}", which has a page`, 'an address without one', 'take the line away, or the page');
    return { path: ['pages', old], fault: pages.has(old.toLowerCase()) ? fault : null };
  });
};

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
