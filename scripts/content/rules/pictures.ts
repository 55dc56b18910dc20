import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import type { KnownShop } from '../known-shop.ts';
import { listUses, lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';

const noAlt = tell(
  'a picture without a text for those who do not see it',
  'what it shows',
  'say in a few words what it shows',
);

/** Nothing, or the name of a file. */
const isSilent = (alt: string): boolean => alt.trim() === '' || /\.\w{3,4}$/.test(alt);

function judgeFile(source: string, file: string, { isFile }: KnownShop): FaultText | null {
  const path = source.startsWith('/')
    ? `public${source}`
    : `${file.replace(/[^/]+$/, '')}${source.replace(/^\.\//, '')}`;
  return isFile(path)
    ? null
    : tell(
        `the picture "${source.slice(0, 60)}"`,
        `a file of this shop: ${path.slice(0, 60)}`,
        'put the file there, or write the name of one that is there',
      );
}

/** Pictures whose file is not there, or that say nothing to those who do not see them. */
export const checkPictures = (text: OpenText, shop: KnownShop): EditorFault[] => [
  ...[...walk(text.tree)].flatMap((node) =>
    node.type === 'image'
      ? [
          ...faultAt(text.file, lineOf(node), judgeFile(node.url, text.file, shop)),
          ...faultAt(text.file, lineOf(node), isSilent(node.alt ?? '') ? noAlt : null),
        ]
      : [],
  ),
  ...listUses(text.tree).flatMap(({ line, attributes: { alt } }) =>
    faultAt(text.file, line, alt !== undefined && isSilent(alt) ? noAlt : null),
  ),
];
