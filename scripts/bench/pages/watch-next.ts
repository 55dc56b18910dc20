/** What a page that was made ready before the press tells of itself, in ms; `early`: what it did before it was seen. */
export type NextSeen = { path: string; isReady: boolean; lcp: number; early: string[] };

/**
 * Runs in a page before all that is its own. The page that is left notes the press; one that is made ready notes what it asks
 * for, which clocks it starts and what it tells the tag manager before it is seen, and how long after the press its largest paint came.
 * Both ends of that time are of this machine's clock, whichever page reads it.
 */
export function watchNext({ toldTo, settleMs }: { toldTo: string; settleMs: number }): void {
  const page = globalThis as typeof globalThis & Record<string, (...handed: unknown[]) => unknown>;
  const isHidden = () => Reflect.get(document, 'prerendering') === true;
  const early: string[] = [];
  const isReady = isHidden();
  const note = (what: string) => void (isHidden() && early.push(what));
  const wrap = (place: object, name: string, tell: (...handed: unknown[]) => string) => {
    const own = Reflect.get(place, name) as (...handed: unknown[]) => unknown;
    Reflect.set(place, name, function (this: unknown, ...handed: unknown[]) {
      note(`${name} ${tell(...handed)}`);
      return own.apply(this, handed);
    });
  };
  if (isReady) {
    wrap(page, 'fetch', (address) => String(address));
    wrap(XMLHttpRequest.prototype, 'open', (_method, address) => String(address));
    wrap(Navigator.prototype, 'sendBeacon', (address) => String(address));
    wrap(page, 'setTimeout', (_run, ms = 0) => `${Number(ms)} ms`);
    wrap(page, 'setInterval', (_run, ms) => `${Number(ms)} ms`);
    const events: unknown[] = [];
    wrap(events, 'push', (event) => JSON.stringify(event));
    Reflect.set(page, 'dataLayer', events);
  }
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => void (document.cookie = `pressed=${performance.timeOrigin + timeStamp}; path=/`),
    true,
  );
  let lcp = 0;
  const soon = (): void => void setTimeout(tell, settleMs);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const tell = () => {
    // told of some frames after it was painted
    if (lcp === 0) return soon();
    const pressed = Number(/pressed=([\d.]+)/.exec(document.cookie)?.[1] ?? Number.NaN);
    const seen: NextSeen = { path: location.pathname, isReady, lcp: performance.timeOrigin + lcp - pressed, early };
    navigator.sendBeacon(toldTo, JSON.stringify(seen));
  };
  if (isReady) document.addEventListener('prerenderingchange', soon, { once: true });
  else addEventListener('load', soon, { once: true });
}
