import { isPrerendering } from '#stores/browser/activation.ts';
import { yieldToMain } from '#stores/browser/timer.ts';

/**
 * Runs once all of the page's HTML is there: now, or as soon as it is. Each piece is a task of its own: a slow phone paints, and
 * answers an interaction, between two; what is pressed first goes into the first. A page that nobody sees yet waits for nothing (rule
 * page.activation).
 */
export function whenParsed(...pieces: (() => unknown)[]): void {
  const run = async () => {
    for (const piece of pieces) {
      piece();
      if (!isPrerendering()) await yieldToMain();
    }
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => void run(), { once: true });
  else void run();
}
