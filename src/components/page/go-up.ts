/** The go-up button: there once the page is scrolled past 300 px. */
import { limits } from '#config/limits.ts';
import { matches } from '#stores/browser/window.ts';

const isCalm = () => matches('(prefers-reduced-motion: reduce)');

function goUp(): void {
  window.scrollTo({ top: 0, behavior: isCalm() ? 'auto' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

export function startGoUp(): void {
  const button = document.querySelector<HTMLElement>('[data-go-up]');
  if (!button) return;
  const follow = () => (button.hidden = scrollY <= limits.goUpPx);
  button.addEventListener('click', goUp);
  addEventListener('scroll', follow, { passive: true });
  // to ask how far it is scrolled lays the page out, which the next frame does anyway
  requestAnimationFrame(follow);
}
