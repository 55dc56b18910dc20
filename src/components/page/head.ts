/** The page's head: dark over the hero, paper once it sticks; the page behind an open menu cannot be reached. */
import { followMedia, watchSight } from '#stores/browser/window.ts';

function followHero(): void {
  const head = document.querySelector<HTMLElement>('.site-head[data-over-hero]');
  const sentinel = document.querySelector('[data-head-sentinel]');
  if (!head || !sentinel) return;
  watchSight(sentinel, ({ isIntersecting }) => head.classList.toggle('dark', isIntersecting));
}

function followMobileMenu(): void {
  const menu = document.getElementById('mobile-menu');
  menu?.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const part of document.querySelectorAll<HTMLElement>('main, .site-foot')) part.inert = open;
    document.documentElement.toggleAttribute('data-menu-open', open);
  });
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
  followMedia('(min-width: 961px)', (isWide) => isWide && menu?.hidePopover());
}

export function startHead(): void {
  followHero();
  followMobileMenu();
}
