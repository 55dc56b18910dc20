import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createSizeLook } from './page-sizes.ts';

const bounds = [{ kind: 'part', isOne: /^\/details\/[^/]+$/, raw: 2, packed: 1 }];
/** as a file is kept: what repeats takes no room */
const weigh = (file: string) => (file.startsWith('details/B/') ? 1000 : 20);
const look = (pages: Record<string, string>): string[] => {
  const sizes = createSizeLook(weigh, bounds);
  for (const [file, sent] of Object.entries(pages)) void sizes.look.at({ file, sent, spelt: sent });
  return sizes.list();
};
/** what does not become smaller when it is packed */
const noise = Array.from({ length: 33 }, (_, at) => createHash('sha256').update(String(at)).digest('base64')).join('');

afterEach(() => vi.restoreAllMocks());
vi.spyOn(console, 'log').mockReturnValue();

test('every page above its bound is told, the rules of its first paint left out', () => {
  const rules = `<style data-first-paint>${'a{}'.repeat(900)}</style>`;
  expect(
    look({
      'details/A/index.html': rules + 'x'.repeat(2000),
      'details/B/index.html': 'x'.repeat(2001),
      'details/C/index.html': 'y'.repeat(2002),
      'details/D/index.html': 'z'.repeat(2003),
      'details/E/index.html': 'w'.repeat(2004),
      'faq/index.html': 'x'.repeat(9000),
    }),
  ).toEqual([
    '/details/B: 2001 bytes, a page of a part has at most 2000',
    '/details/C: 2002 bytes, a page of a part has at most 2000',
    '/details/D: 2003 bytes, a page of a part has at most 2000',
    '/details/E: 2004 bytes, a page of a part has at most 2000',
  ]);
});

test('the largest are packed, a page that is another one’s once', () => {
  const same = 'x'.repeat(1900);
  const faults = look({
    'details/A/index.html': same,
    'details/A-STD/index.html': same,
    // heavier as it is kept than others that are larger
    'details/B/index.html': noise,
    'details/C/index.html': 'y'.repeat(1950),
    'details/D/index.html': 'z'.repeat(1960),
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^\/details\/B: \d+ bytes packed, a page of a part has at most 1000$/);
});
