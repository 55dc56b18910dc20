/** The page's head: dark over the hero, paper once it sticks. */
import { watchSight } from '#stores/browser/window.ts';
import { startMobileMenu } from './mobile-menu.ts';

function followHero(): void {
  const head = document.querySelector<HTMLElement>('.site-head[data-over-hero]');
  const sentinel = document.querySelector('[data-head-sentinel]');
  if (!head || !sentinel) return;
  watchSight(sentinel, ({ isIntersecting }) => head.classList.toggle('dark', isIntersecting));
}

export function startHead(): void {
  followHero();
  startMobileMenu();
}
