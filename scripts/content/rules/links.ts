import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

/** Addresses that need the catalogue or the server: the links check of the build judges them. */
const isDeep = (path: string): boolean => /^\/(?:catalogue|details|order|checkout|news|search)\//.test(path);
const isOutside = (url: string): boolean => /^(?:https:|mailto:|tel:)/.test(url);

type Link = { url: string; line: number };

const listLinks = ({ tree }: OpenText): Link[] => [
  ...[...walk(tree)].flatMap((node) =>
    node.type === 'link' || node.type === 'definition' ? [{ url: node.url, line: lineOf(node) }] : [],
  ),
  ...listUses(tree).flatMap(({ attributes: { href }, line }) => (href ? [{ url: href, line }] : [])),
];

/** One link; null when it is good. */
function judge({ url, line }: Link, text: OpenText, { addresses, movedTo }: House): EditorFault | null {
  const { file } = text;
  if (isOutside(url) || url.startsWith('{')) return null;
  const fault = (found: string, expected: string, remedy: string) => ({ file, line, found, expected, remedy });
  if (url.startsWith('http:'))
    return fault(
      `the link "${url}"`,
      'an address that begins with https:',
      `write "${url.replace('http:', 'https:')}"`,
    );
  if (!/^[/#]/.test(url))
    return fault(`the link "${url}"`, 'an address from the root, like "/terms", or "#anchor"', `write "/${url}"`);
  const [path = '', anchor = ''] = url.split('#');
  const address = path === '' ? (text.address ?? '') : path.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
  const moved = movedTo(address);
  if (moved !== undefined)
    return fault(`the link "${url}", which has moved`, 'the address that it has now', `write "${moved}"`);
  if (!addresses.has(address))
    return isDeep(address)
      ? null
      : fault(`the link "${url}"`, 'a page or file that exists', suggest(address, addresses.keys()));
  const anchors = addresses.get(address);
  if (anchor === '' || !anchors || anchors.has(anchor)) return null;
  return fault(
    `the anchor "#${anchor}", which ${address} does not have`,
    'the id of a piece there',
    suggest(anchor, anchors),
  );
}

/** Links to pages, files and anchors that are not there, that have moved, or that are not written from the root. */
export const checkLinks = (text: OpenText, house: House): EditorFault[] =>
  listLinks(text).flatMap((link) => judge(link, text, house) ?? []);
