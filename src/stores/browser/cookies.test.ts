import { afterEach, describe, expect, test, vi } from 'vitest';
import { areCookiesBlocked, readCookies, toCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with a jar that takes what `takes` says; the names that were ever put into it are in `seen`. */
function openPage({ takes = true, isEnabled = true, stored = '' } = {}) {
  const jar = new Map(stored ? [stored.split('=') as [string, string]] : []);
  const seen: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      seen.push(name);
      if (!takes) return;
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', { cookieEnabled: isEnabled });
  return { jar, seen };
}

/** As in a frame that is sandboxed, or where an extension guards them. */
function openGuardedPage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', { cookieEnabled: true });
}

// rule basket.blocked-cookies
describe('areCookiesBlocked', () => {
  test.each([
    ['cookies work', {}, false],
    ['cookies work, and there are some', { stored: 'consent=v1.1' }, false],
    ['the browser says that it blocks them', { isEnabled: false }, true],
    ['the browser says nothing, and takes none', { takes: false }, true],
    // a jar that is full takes no more, and those in it still come back
    ['some are there, and no more are taken', { takes: false, stored: 'consent=v1.1' }, false],
  ])('%s: %j is %s', (_case, page, isBlocked) => {
    openPage(page);
    expect(areCookiesBlocked()).toBe(isBlocked);
  });

  test('trying leaves nothing behind, and is not done where there is a cookie', () => {
    const { jar } = openPage();
    areCookiesBlocked();
    expect([...jar]).toEqual([]);
    const { seen } = openPage({ stored: 'consent=v1.1' });
    areCookiesBlocked();
    expect(seen).toEqual([]);
  });

  test('cookies that throw are blocked, and nothing is thrown', () => {
    openGuardedPage();
    expect(areCookiesBlocked()).toBe(true);
    expect(readCookies()).toBe('');
    expect(() => writeCookie(toCookie('consent', 'v1.1', 60))).not.toThrow();
  });

  test('a server has none, and blocks none', () => {
    vi.stubGlobal('document', undefined);
    expect([readCookies(), areCookiesBlocked()]).toEqual(['', false]);
  });
});
