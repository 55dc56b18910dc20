import { site } from '#config/site.ts';
import type { MdastNode } from 'satteri';
import { type EditorFault, faultAt, tell, type FaultText } from '../fault.ts';
import type { KnownShop } from '../known-shop.ts';
import { listUses, lineOf, walk, wordsOf } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

/** Addresses that the server or the catalogue know: the links check of the build judges those that are left. */
const deep = /^\/(catalogue|details|news|order|checkout|search)\//;
const mailbox = /^[^\s@]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
const mailboxes: readonly string[] = [site.supportEmail, site.privacyEmail];

/** A mailbox that is none, or one of the shop that it does not have. */
function judgeMail(address: string): FaultText | null {
  const isOurs = mailboxes.some((box) => address.endsWith(box.slice(box.indexOf('@'))));
  if (mailbox.test(address) && (!isOurs || mailboxes.includes(address))) return null;
  const remedy = isOurs
    ? suggest(address, mailboxes)
    : 'write the whole address, or <MailLink subject="…" /> for one of ours';
  return tell(`the mail address "${address}"`, 'mailto: and a mailbox that there is', remedy);
}

/** "https://shop.example/terms#seller" → "/terms#seller" where the host is the shop's own. */
function toOwnPath(url: string, hosts: readonly string[]): string | null {
  const parsed = URL.parse(url);
  return parsed && hosts.includes(parsed.hostname.replace(/^www\./, ''))
    ? `${parsed.pathname}${parsed.search}${parsed.hash}`
    : null;
}

function judgeScheme(url: string, { hosts }: KnownShop): FaultText | null {
  const found = `the link "${url}"`;
  if (url.startsWith('mailto:')) return judgeMail(decodeURI(url.slice('mailto:'.length).replace(/\?.*$/, '')));
  if (/^tel:\+\d{7,15}$/.test(url)) return null;
  if (url.startsWith('tel:'))
    return tell(found, 'a number without blanks', 'write "tel:+", the country and the number');
  const own = toOwnPath(url, hosts);
  if (own !== null) return tell(found, 'pages of this shop without its host', `write "${own}"`);
  if (/^https:\/\/[^/]+\.\w{2,}/.test(url) && URL.canParse(url)) return null;
  const secure = url.replace(/^http:\/*/, 'https://');
  const remedy = secure === url ? 'copy the address from the browser' : `write "${secure}", if that can be opened`;
  return tell(found, 'https: and a whole address, mailto: or tel:', remedy);
}

/** What a text links to: a picture of the page's head or the page of a mistake is nothing to suggest. */
const pagesOf = (addresses: KnownShop['addresses']): string[] =>
  [...addresses.keys()].filter((each) => !/^\/404|\.(?!pdf$)\w+$/.test(each));

/** An address that does not begin where the shop does: "../pages/terms.mdx", "www.fia.com". */
function judgeLoose(url: string, { addresses, hosts }: KnownShop): FaultText {
  const found = `the link "${url}"`;
  if (mailbox.test(url)) return tell(found, 'mailto: before a mail address', `write "mailto:${url}"`);
  const whole = `https://${url.replace(/^\/\//, '')}`;
  if (/^(?:\/\/|www\.)/.test(url))
    return tell(found, 'https:// before another site', `write "${toOwnPath(whole, hosts) ?? whole}"`);
  const [bare, folder] = [url.replace(/\/(?=#|$)/, ''), /^(?:\.{0,2}\/)*(?:content\/)?(?:pages\/)?/];
  const path = `/${bare.replace(folder, '').replace(/\.(?:mdx?|html?)(?=#|$)/, '')}`;
  const remedy = addresses.has(path.replace(/[#?].*$/, '')) ? `write "${path}"` : suggest(path, pagesOf(addresses));
  return tell(found, 'an address from the root, like "/terms", or "#anchor"', remedy);
}

function judgePath(url: string, { address: own }: OpenText, shop: KnownShop): FaultText | null {
  const { addresses, movedTo, catalogue } = shop;
  const found = `the link "${url}"`;
  const [path = '', anchor] = url.split('#');
  const address = path === '' ? (own ?? '') : path.replace(/\?.*$/, '');
  const moved = movedTo(address);
  if (moved !== undefined) return tell(`${found}, which has moved`, 'the address that it has now', `write "${moved}"`);
  if (anchor === '') return tell(found, 'an anchor behind #, or none', `write "${path || '#…'}"`);
  if (addresses.has(address)) {
    const anchors = addresses.get(address);
    return !anchors || anchor === undefined || anchors.has(anchor)
      ? null
      : tell(
          `the anchor "#${anchor}", which ${address} does not have`,
          'the id of a piece there',
          suggest(anchor, anchors),
        );
  }
  if (catalogue?.addresses.has(address)) return null;
  if (/[^/]\/$/.test(address) || /\.(?:mdx?|html?)$|^\/content\//.test(address)) return judgeLoose(url, shop);
  const [, first] = deep.exec(address) ?? [];
  if (first === undefined) return tell(found, 'a page or file that exists', suggest(address, pagesOf(addresses)));
  if (catalogue === null || !['catalogue', 'details', 'news'].includes(first)) return null;
  const depth = address.split('/').length;
  const near = [...catalogue.addresses].filter(
    (each) => each.startsWith(`/${first}/`) && each.split('/').length === depth,
  );
  return tell(found, 'a page that the catalogue has', suggest(address, near));
}

/** One link; null when it is good. */
function judge(url: string, text: OpenText, shop: KnownShop): FaultText | null {
  if (url.startsWith('{')) return null;
  if (url.trim() === '')
    return tell('a link without an address', '[words](/address)', 'write the address between the round brackets');
  if (/^(?:tel:|[a-z][a-z+.-]*:(?!\d))/i.test(url)) return judgeScheme(url, shop);
  return /^(?:\/(?!\/)|#)/.test(url) ? judgePath(url, text, shop) : judgeLoose(url, shop);
}

/** Words of a link that say nothing to those who read the links alone. */
const emptyWords = /^(?:|here|this|this (?:link|page)|link|more|read more|learn more|details|click)[.:]?$/i;

function judgeWords(node: MdastNode): FaultText | null {
  const words = wordsOf(node).trim();
  if (!emptyWords.test(words) || [...walk(node)].some(({ type }) => type === 'image')) return null;
  return tell(
    `"${words}" as the words of a link`,
    'links that say where they lead',
    'write what the reader finds there',
  );
}

/** Links to pages, files, parts and anchors that are not there or have moved, and links that do not say where they lead. */
export const checkLinks = (text: OpenText, shop: KnownShop): EditorFault[] => [
  ...[...walk(text.tree)].flatMap((node) => {
    const fault = node.type === 'link' || node.type === 'definition' ? judge(node.url, text, shop) : null;
    return faultAt(text.file, lineOf(node), fault ?? (node.type === 'link' ? judgeWords(node) : null));
  }),
  ...listUses(text.tree).flatMap(({ attributes: { href }, line }) =>
    faultAt(text.file, line, href ? judge(href, text, shop) : null),
  ),
];
