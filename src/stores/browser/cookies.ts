/**
 * Cookies, where a browser lets a page have them: those that block them for a shop hide them, take none, or throw (rule
 * basket.blocked-cookies).
 */
export function readCookies(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    return '';
  }
}

/** A cookie as `document.cookie` takes it, for the whole shop. */
export const toCookie = (name: string, value: string, keptSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax`;

/** What is refused is not there afterwards. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie + (location.protocol === 'https:' ? '; Secure' : '');
  } catch {
    // a browser that blocks cookies, or a frame that may have none
  }
}

/** Whether a cookie that is written is there: only tried where there is none at all, and taken away again. */
function keepsNone(): boolean {
  if (readCookies() !== '') return false;
  const name = 'basketCount';
  writeCookie(toCookie(name, '0', 1));
  const isKept = readCookies() !== '';
  writeCookie(toCookie(name, '', 0));
  return !isKept;
}

/** True where this browser has no cookies for the shop. Asked anew each time, because a visitor may allow them meanwhile. */
export const areCookiesBlocked = (): boolean =>
  typeof document !== 'undefined' && (!navigator.cookieEnabled || keepsNone());
