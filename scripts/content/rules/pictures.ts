import { limits } from '#config/limits.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

type Shown = { source: string; alt: string | null; line: number };

const listPictures = ({ tree }: OpenText): Shown[] => [
  ...[...walk(tree)].flatMap((node): Shown[] =>
    node.type === 'image' ? [{ source: node.url, alt: node.alt || null, line: lineOf(node) }] : [],
  ),
  ...listUses(tree).flatMap(({ attributes: { src, alt = null }, line }): Shown[] =>
    src ? [{ source: src, alt, line }] : [],
  ),
];

/** Where a picture lies: "/photo.jpg" in `public`, another one beside the text. */
const fileOf = (source: string, file: string): string =>
  source.startsWith('/') ? `public${source}` : `${file.replace(/[^/]+$/, '')}${source.replace(/^\.\//, '')}`;

/** "Picture of a shell" → "A shell" */
const toShown = (alt: string): string => {
  const shown = alt.replace(/^(?:an? )?\w+ (?:of|showing) /i, '');
  return shown.charAt(0).toUpperCase() + shown.slice(1);
};

function judge({ source, alt, line }: Shown, { file }: OpenText, { hasFile }: House): EditorFault[] {
  const path = fileOf(source, file);
  const faults: EditorFault[] = [];
  if (/^\w+:/.test(source))
    faults.push({
      file,
      line,
      found: `the picture "${source}"`,
      expected: 'a file of this shop',
      remedy: 'put the file beside the text and write "./its-name.jpg"',
    });
  else if (!source.startsWith('{') && !hasFile(path))
    faults.push({
      file,
      line,
      found: `the picture "${source}"`,
      expected: `a file ${path}`,
      remedy: 'add the file, or write the name of one that is there',
    });
  if (alt === null)
    faults.push({
      file,
      line,
      found: 'a picture without a text for those who do not see it',
      expected: '![what it shows](file)',
      remedy: 'say in a few words what it shows',
    });
  else if (/\.(?:jpe?g|png|webp|avif|gif|svg)$|^(?:IMG|DSC|image|photo)[\s_-]*\d*$/i.test(alt))
    faults.push({
      file,
      line,
      found: `"${alt}" as the text of a picture, which is the name of a file`,
      expected: 'what a reader would see: ![a bearing shell beside a gauge](file)',
      remedy: 'say in a few words what it shows',
    });
  else if (/^(?:an? )?(?:picture|image|photo(?:graph)?|drawing) (?:of|showing) /i.test(alt))
    faults.push({
      file,
      line,
      found: `"${alt}" as the text of a picture`,
      expected: 'what it shows; that it is a picture is said by itself',
      remedy: `write "${toShown(alt)}"`,
    });
  else if (alt.length > limits.altMax)
    faults.push({
      file,
      line,
      found: `${alt.length} characters of alternative text`,
      expected: `at most ${limits.altMax}`,
      remedy: 'shorten it; what needs more words belongs in the text',
    });
  return faults;
}

/** Pictures whose file is not there, that lie elsewhere, or that say nothing to those who do not see them. */
export const checkPictures = (text: OpenText, house: House): EditorFault[] =>
  listPictures(text).flatMap((picture) => judge(picture, text, house));
