import { isPage, listBuiltFiles, type Look, pathOfPage, readPageFile } from './built-pages.ts';

/** Addresses that no file answers because the server does: orders, endpoints, the way back to a payment, redirects. */
export const onDemand = /^\/(?:order(?:\/|$)|api\/|checkout\/|products$|facebook$)/;

const reference = /\s(?:href|src)="([/#][^"]*)"/g;
const srcsets = /\ssrcset="([^"]*)"/g;
const entities: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&#39;': "'", '&quot;': '"', '&#34;': '"' };

const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|#38|#39|quot|#34);/g, (found) => entities[found] ?? found);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a built folder answers: whether an address is there, and which anchors its page has. */
function openClient(client: string) {
  const files = new Set(listBuiltFiles(client));
  const read = (file: string): string => readPageFile(client, file);
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = (file: string, html = read(file)): Set<string> => {
    const known =
      anchors.get(file) ?? new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescape(id)));
    anchors.set(file, known);
    return known;
  };
  const fileOf = (path: string): string | null => {
    const bare = decode(path).replace(/^\/|\/$/g, '');
    return (
      [bare, bare === '' ? 'index.html' : `${bare}/index.html`, `${bare}.html`].find((file) => files.has(file)) ?? null
    );
  };
  return { fileOf, anchorsOf };
}

function listReferences(html: string): Set<string> {
  const single = [...html.matchAll(reference)].map(([, address = '']) => address);
  const several = [...html.matchAll(srcsets)].flatMap(([, addresses = '']) =>
    addresses.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  );
  return new Set([...single, ...several.filter((address) => address.startsWith('/'))].map(unescape));
}

/**
 * Links and sources inside a built folder that lead nowhere: a file or page that is not there, an anchor that its page
 * lacks. One line for each dead address, with the first page that has it: "/terms: /files/a.pdf is not there". Addresses
 * of other sites are not looked at. Throws when the folder does not exist.
 */
export function createLinkLook(client: string): { look: Look; list: () => string[] } {
  const { fileOf, anchorsOf } = openClient(client);
  const verdicts = new Map<string, string | null>();
  const dead = new Map<string, { line: string; pages: number }>();

  const judge = (address: string): string | null => {
    const [path = '', anchor] = address.split('#');
    const bare = path.split('?')[0] ?? '';
    if (address.startsWith('//') || onDemand.test(bare)) return null;
    const file = fileOf(bare);
    if (file === null) return 'is not there';
    const isLost = anchor && file.endsWith('.html') && !anchorsOf(file).has(decode(anchor));
    return isLost ? `has no anchor "${anchor}"` : null;
  };
  const judgeOnce = (address: string): string | null => {
    const known = verdicts.get(address);
    const verdict = known === undefined ? judge(address) : known;
    verdicts.set(address, verdict);
    return verdict;
  };
  const note = (page: string, address: string, verdict: string): void => {
    const former = dead.get(address);
    dead.set(address, { line: former?.line ?? `${page}: ${address} ${verdict}`, pages: (former?.pages ?? 0) + 1 });
  };

  const at = ({ file, text }: { file: string; text: string }): void => {
    for (const address of listReferences(text)) {
      if (!address.startsWith('#')) {
        const verdict = judgeOnce(address);
        if (verdict) note(pathOfPage(file), address, verdict);
      } else if (address.length > 1 && !text.includes(`id="${decode(address.slice(1))}"`)) {
        note(pathOfPage(file), address, 'is no anchor of the page');
      }
    }
  };
  const list = () =>
    [...dead.values()].map(({ line, pages: on }) => (on === 1 ? line : `${line} (and on ${on - 1} more pages)`));
  return { look: { isMine: isPage, at }, list };
}
