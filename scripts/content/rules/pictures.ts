import { limits } from '#config/limits.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

/** `source`: null for a piece that has its picture by name. */
type Shown = { source: string | null; alt: string | null; line: number };

const listPictures = ({ tree }: OpenText): Shown[] => [
  ...[...walk(tree)].flatMap((node): Shown[] =>
    node.type === 'image' ? [{ source: node.url, alt: node.alt || null, line: lineOf(node) }] : [],
  ),
  // scripts and frames have a source too
  ...listUses(tree).flatMap(({ name, attributes: { src = null, alt = null }, line }): Shown[] =>
    /^(?:img$|[A-Z])/.test(name) && (src ?? alt) ? [{ source: src, alt, line }] : [],
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

/** So large a file is one of a camera: it waits for seconds on a phone. Bytes. */
const bytesMax = 2_000_000;
const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function judgeFile(source: string, file: string, { sizeOf }: House): Omit<EditorFault, 'file' | 'line'>[] {
  if (source.startsWith('{')) return [];
  const path = fileOf(source, file);
  const [, embedded] = /^(data:[^,;]*)/.exec(source) ?? [];
  const found = `the picture "${embedded === undefined ? source : `${embedded},…`}"`;
  if (/^\w+:/.test(source))
    return [
      {
        found,
        expected: 'a file of this shop',
        remedy: 'put the file beside the text and write "./its-name.jpg"',
      },
    ];
  const bytes = sizeOf(path);
  if (bytes === null)
    return [{ found, expected: `a file ${path}`, remedy: 'add the file, or write the name of one that is there' }];
  return bytes > bytesMax
    ? [
        {
          found: `${found} of ${inMegabytes(bytes)}`,
          expected: `at most ${inMegabytes(bytesMax)}`,
          remedy: 'save it 2,000 px wide, as JPEG or WebP, under the same name',
        },
      ]
    : [];
}

function judge({ source, alt, line }: Shown, { file }: OpenText, house: House): EditorFault[] {
  const faults: EditorFault[] =
    source === null ? [] : judgeFile(source, file, house).map((fault) => ({ file, line, ...fault }));
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
