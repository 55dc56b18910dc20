import { site } from '#config/site.ts';
import type { EditorFault } from '../fault.ts';
import type { House } from '../house.ts';
import { listUses, lineOf, walk } from '../nodes.ts';
import type { OpenText } from '../open-text.ts';
import { suggest } from '../suggest.ts';

/** Addresses that only the server or the catalogue know: the links check of the build judges those that are left. */
const isDeep = (path: string): boolean => /^\/(?:catalogue|details|order|checkout|news|search)\//.test(path);

/** `isTyped`: the address stands in the sentence as it is, and the page makes a link of it. */
type Link = { url: string; line: number; isTyped: boolean };
type Told = Omit<EditorFault, 'file' | 'line'>;

const listLinks = ({ tree, source }: OpenText): Link[] => [
  ...[...walk(tree)].flatMap((node) =>
    node.type === 'link' || node.type === 'definition'
      ? [{ url: node.url, line: lineOf(node), isTyped: !/[[<]/.test(source[node.position?.start.offset ?? -1] ?? '[') }]
      : [],
  ),
  ...listUses(tree).flatMap(({ attributes: { href }, line }) => (href ? [{ url: href, line, isTyped: false }] : [])),
];

const mailbox = /^[^\s@]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
const host = /^(?:www\.)?(?:[\w-]+\.)+(?:com|org|net|info|eu|io|example|[a-z]{2}(?<!md))(?=[/?#:]|$)/i;

const told = (url: string, expected: string, remedy: string): Told => ({
  found: `the link "${url}"`,
  expected,
  remedy,
});

function judgeMail(url: string, { kind }: OpenText): Told | null {
  const address = decodeURI(url.slice('mailto:'.length).replace(/\?.*$/, ''));
  const own = [site.supportEmail, site.privacyEmail];
  if (own.includes(address as (typeof own)[number]) && kind.name !== 'document') {
    const to = address === site.privacyEmail ? 'to="privacy" ' : '';
    return told(
      url,
      'mailboxes of the shop by their piece',
      `in place of the link write <MailLink ${to}subject="…" />`,
    );
  }
  const isOurs = own.some((box) => address.endsWith(box.slice(box.indexOf('@'))));
  if (mailbox.test(address) && isOurs && !own.includes(address as (typeof own)[number]))
    return told(url, 'a mailbox that the shop has', suggest(address, own));
  if (mailbox.test(address)) return null;
  return told(
    url,
    'mailto: and a whole address, name@company.eu',
    `${suggest(address, own).startsWith('write') ? suggest(address, own) : 'write the whole address'}, or <MailLink subject="…" /> for a mailbox of the shop`,
  );
}

function judgePhone(url: string): Told | null {
  if (/^tel:\+\d{7,15}$/.test(url)) return null;
  const digits = decodeURI(url.slice('tel:'.length)).replaceAll(/\(0\)|[^\d+]/g, '');
  const whole = digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
  return told(
    url,
    'tel: and the number with its country, without blanks',
    whole.startsWith('+')
      ? `write "tel:${whole}"`
      : `write "tel:+" and the country before the number, without its first 0`,
  );
}

/** "https://shop.example/terms#seller" → "/terms#seller" where the host is the shop's own. */
function toOwnPath(url: string, hosts: readonly string[]): string | null {
  const parsed = URL.parse(url);
  if (!parsed || !hosts.includes(parsed.hostname.replace(/^www\./, ''))) return null;
  return `${parsed.pathname}${parsed.search}${parsed.hash}`;
}

/** "https://a.eu/?utm_source=mail&id=2" → "https://a.eu/?id=2": what a campaign or a mail had put behind the address. */
function withoutMeasuring(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const kept = query.split('&').filter((each) => each !== '' && !/^(?:utm_\w+|fbclid|gclid|mc_[ce]id)=/.test(each));
  return query.split('&').length === kept.length || query === ''
    ? url
    : [path, kept.join('&')].filter(Boolean).join('?');
}

function judgeOutside(url: string, { hosts }: House): Told | null {
  const own = toOwnPath(url, hosts);
  if (own !== null)
    return told(
      url,
      'pages of this shop without its host, so that they also work before it is moved',
      `write "${own}"`,
    );
  const plain = withoutMeasuring(url);
  if (plain !== url)
    return told(
      url,
      'the address without what counts visitors (utm_…)',
      `write "${plain.replace(/^http:/, 'https:')}"`,
    );
  if (url.startsWith('http:'))
    return told(url, 'an address that begins with https:', `write "${url.replace('http:', 'https:')}"`);
  const parsed = URL.parse(url);
  return parsed && /\.\w{2,}$|\]$/.test(parsed.hostname)
    ? null
    : told(url, 'a whole address, https://www.company.eu/page', 'open the page in a browser and copy its address');
}

const judgeScheme = (url: string, text: OpenText, house: House): Told | null => {
  if (url.startsWith('mailto:')) return judgeMail(url, text);
  if (url.startsWith('tel:')) return judgePhone(url);
  if (/^https?:\/\//.test(url)) return judgeOutside(url, house);
  const rest = url.replace(/^\w+:\/*/, '');
  return told(
    url,
    'https:, mailto: or tel:',
    host.test(rest) ? `write "https://${rest}"` : 'link to a page or a file of the shop, or take the link away',
  );
};

/** An address that does not begin where the shop does; none of them is made a path that is not there. */
function judgeLoose(url: string, { addresses, hosts }: House): Told {
  if (mailbox.test(url)) return told(url, 'mailto: before a mail address', `write "mailto:${url}"`);
  if (host.test(url.replace(/^\/\//, ''))) {
    const whole = `https://${url.replace(/^\/\//, '')}`;
    return told(url, 'https:// before the address of another site', `write "${toOwnPath(whole, hosts) ?? whole}"`);
  }
  const path = `/${url.replace(/^(?:\.{1,2}\/)+/, '').replace(/^\/?(?:content\/)?pages\//, '')}`.replace(
    /\.(?:mdx?|html?)(?=#|$)/,
    '',
  );
  const [plain = ''] = path.split(/[#?]/);
  return told(
    url,
    'an address from the root, like "/terms", or "#anchor"',
    addresses.has(plain) ? `write "${path}"` : suggest(plain, pagesOf(addresses)),
  );
}

function judgeAnchor(anchor: string, address: string, { addresses }: House): Told | null {
  const anchors = addresses.get(address);
  if (anchor === '' || !anchors || anchors.has(anchor)) return null;
  return {
    found: `the anchor "#${anchor}", which ${address} does not have`,
    expected: 'the id of a piece there',
    remedy: suggest(anchor, anchors),
  };
}

function judgePath(url: string, text: OpenText, house: House): Told | null {
  const { addresses, movedTo, catalogue } = house;
  const [path = '', anchor] = url.split('#');
  const address = path === '' ? (text.address ?? '') : path.replace(/\?.*$/, '').replace(/(.)\/$/, '$1');
  if (/[^/]\/$/.test(path))
    return (
      judgePath(url.replace(/\/(?=#|$)/, ''), text, house) ??
      told(url, 'an address without / at its end', `write "${url.replace(/\/(?=#|$)/, '')}"`)
    );
  if (anchor === '')
    return told(
      url,
      'an anchor behind #, or none',
      path === '' ? 'write "#" and the id of a piece' : `write "${path}"`,
    );
  const moved = movedTo(address);
  if (moved !== undefined)
    return {
      ...told(url, 'the address that it has now', `write "${moved}"`),
      found: `the link "${url}", which has moved`,
    };
  if (addresses.has(address)) return judgeAnchor(anchor ?? '', address, house);
  if (catalogue?.addresses.has(address)) return null;
  if (/\.(?:mdx?|html?)$|^\/content\//.test(address)) return judgeLoose(url.slice(1), house);
  if (isDeep(address))
    return catalogue && /^\/(?:catalogue|details|news)\//.test(address)
      ? told(url, 'a page that the catalogue has', suggest(address, near(address, catalogue.addresses)))
      : null;
  return told(url, 'a page or file that exists', suggest(address, pagesOf(addresses)));
}

/** What a text links to: a picture of the page's head or the page of a mistake is nothing to suggest. */
const pagesOf = (addresses: House['addresses']): string[] =>
  [...addresses.keys()].filter((each) => !/^\/404|\.(?!pdf$)\w+$/.test(each));

/** Addresses that begin as this one does, as far as its last part: a make is suggested for a make. */
const near = (address: string, addresses: ReadonlySet<string>): string[] => {
  const parts = address.split('/').length;
  const [, first] = address.split('/');
  return [...addresses].filter((each) => each.split('/').length === parts && each.startsWith(`/${first}/`));
};

/** One link; null when it is good. */
function judge(url: string, text: OpenText, house: House): Told | null {
  if (url.startsWith('{')) return null;
  if (url.trim() === '')
    return {
      found: 'a link without an address',
      expected: '[words](/address)',
      remedy: 'write the address between the round brackets',
    };
  if (/^(?:tel:|[a-z][a-z+.-]*:(?!\d))/i.test(url)) return judgeScheme(url, text, house);
  return /^(?:\/(?!\/)|#)/.test(url) ? judgePath(url, text, house) : judgeLoose(url, house);
}

/** A good mail address in the middle of a sentence: neither who is written to nor what about is said. */
function judgeTyped(url: string): Told | null {
  const [, address] = /^mailto:(.+)$/.exec(url) ?? [];
  return address === undefined
    ? null
    : {
        found: `the mail address "${address}", typed as it stands`,
        expected: 'mailboxes of the shop by their piece, those of others behind words',
        remedy: `write [the words](mailto:${address}), or <MailLink subject="…" /> for a mailbox of the shop`,
      };
}

/** Links to pages, files, parts and anchors that are not there, that have moved, or that are not written as an address. */
export const checkLinks = (text: OpenText, house: House): EditorFault[] =>
  listLinks(text).flatMap(({ url, line, isTyped }) => {
    const fault = judge(url, text, house) ?? (isTyped ? judgeTyped(url) : null);
    return fault ? [{ file: text.file, line, ...fault }] : [];
  });
