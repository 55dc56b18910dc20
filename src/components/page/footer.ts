/** Footer: links for visitors from some countries only, and ticks that lead to the part finder. */
import { askSupported } from '#stores/browser/visitor.ts';
import { watchSight } from '#stores/browser/window.ts';
import { openMenu } from './menus.ts';

/** To the top; on wide screens the catalogue opens there, on small ones the link leads to the finder on the home page. */
function followTick(event: MouseEvent): void {
  if (!openMenu('menu-catalogue')) return;
  event.preventDefault();
  window.scrollTo({ top: 0 });
}

/** Asked when the footer comes near, so that a page that is only glanced at asks nothing. Pixels. */
const nearPx = 400;

async function hideUnlessSupported(links: readonly HTMLElement[]): Promise<void> {
  const isSupported = await askSupported();
  for (const link of links) link.hidden = !isSupported;
}

/** Legal links stand among the others for visitors from supported countries only (rule seller.legal-links). */
function watchSupport(): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-supported-only]')];
  const groups = links[0]?.closest('nav');
  if (!groups) return;
  const end = watchSight(
    groups,
    ({ isIntersecting }) => {
      if (!isIntersecting) return;
      end();
      // without a connection they stay
      hideUnlessSupported(links).catch(() => {});
    },
    { rootMargin: `${nearPx}px` },
  );
}

export function startFooter(): void {
  watchSupport();
  for (const tick of document.querySelectorAll<HTMLElement>('[data-tick]')) tick.addEventListener('click', followTick);
}
