/** Rows that page sideways by themselves until someone stops them, looks closer or asked for less motion. */
import { whenActive } from '#stores/browser/activation.ts';
import { followMedia, matches, watchSight } from '#stores/browser/window.ts';

const atEnd = (track: HTMLElement) => track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;

/** Pages on or back, round at both ends; a press during the movement counts from where that leads to. */
function createPager(track: HTMLElement): (step: number) => void {
  let goal: number | null = null;
  track.addEventListener('scrollend', () => (goal = null));
  return (step) => {
    const end = track.scrollWidth - track.clientWidth;
    const from = goal ?? track.scrollLeft;
    const wraps = step > 0 ? from >= end - 2 : from <= 2;
    const next = wraps ? (step > 0 ? 0 : end) : Math.min(end, Math.max(0, from + step * track.clientWidth));
    // who is not told of the end counts from where the movement is
    goal = 'onscrollend' in track ? next : null;
    track.scrollTo({ left: next });
  };
}

function startCarousel(carousel: HTMLElement, everyMs: number): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  const play = carousel.querySelector<HTMLElement>('[data-carousel-play]');
  if (!track || !play) return;
  const page = createPager(track);
  const isAtRest = () =>
    !carousel.hasAttribute('data-seen') ||
    document.hidden ||
    carousel.classList.contains('is-stopped') ||
    carousel.matches(':hover, :focus-within');
  const setStopped = (stopped: boolean) => {
    carousel.classList.toggle('is-stopped', stopped);
    play.setAttribute('aria-label', play.dataset[stopped ? 'play' : 'stop'] ?? '');
  };
  play.hidden = false;
  play.addEventListener('click', () => setStopped(!carousel.classList.contains('is-stopped')));
  for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-carousel-step]'))
    arrow.addEventListener('click', () => page(Number(arrow.dataset['carouselStep'])));
  const calm = '(prefers-reduced-motion: reduce)';
  setStopped(matches(calm));
  followMedia(calm, (isCalm) => isCalm && setStopped(true));
  new ResizeObserver(() => carousel.classList.toggle('is-whole', atEnd(track) && track.scrollLeft <= 2)).observe(track);
  watchSight(carousel, ({ isIntersecting }) => carousel.toggleAttribute('data-seen', isIntersecting));
  whenActive(() => setInterval(() => isAtRest() || page(1), everyMs));
  carousel.dataset['carousel'] = 'awake';
}

/** Brings every `[data-carousel]` of the page to life; `is-whole` marks one that shows all it has. */
export function startCarousels(everyMs: number): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel, everyMs);
}
