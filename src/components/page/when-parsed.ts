import { isPrerendering } from '#stores/browser/activation.ts';
import { breathe } from '#stores/browser/timer.ts';

/**
 * Runs once all of the page's HTML is there: now, or as soon as it is. Each piece is a task of its own: a slow phone paints, and
 * answers a touch, between two; what is touched first goes into the first. A page that nobody sees yet waits for nothing (rule
 * page.activation).
 */
export function whenParsed(...pieces: (() => unknown)[]): void {
  const run = async () => {
    for (const piece of pieces) {
      piece();
      if (!isPrerendering()) await breathe();
    }
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => void run(), { once: true });
  else void run();
}
