/** Footer: groups that open on small screens, and ticks that lead to the part finder (doc 2 §2, app shell). */
import { openMenu } from './menus.ts';

function toggleGroup({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  const open = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!open));
}

/** To the top; on wide screens the catalogue opens there, on small ones the link leads to the finder on the home page. */
function followTick(event: MouseEvent): void {
  if (!openMenu('menu-catalogue')) return;
  event.preventDefault();
  window.scrollTo({ top: 0 });
}

export function startFooter(): void {
  for (const button of document.querySelectorAll('[data-foot-group]')) button.addEventListener('click', toggleGroup);
  for (const tick of document.querySelectorAll<HTMLElement>('[data-tick]')) tick.addEventListener('click', followTick);
}
