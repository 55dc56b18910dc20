/** Rows that page sideways by themselves until someone stops them, looks closer or asked for less motion. */

const atEnd = (track: HTMLElement) => track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;

/** One page on or back; round at both ends. */
function page(track: HTMLElement, step: number): void {
  const wraps = step > 0 ? atEnd(track) : track.scrollLeft <= 2;
  if (wraps) track.scrollTo({ left: step > 0 ? 0 : track.scrollWidth });
  else track.scrollBy({ left: step * track.clientWidth });
}

function startCarousel(carousel: HTMLElement, everyMs: number): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  const play = carousel.querySelector<HTMLElement>('[data-carousel-play]');
  if (!track || !play) return;
  let isSeen = false;
  const isAtRest = () =>
    !isSeen ||
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
    arrow.addEventListener('click', () => page(track, Number(arrow.dataset['carouselStep'])));
  setStopped(matchMedia('(prefers-reduced-motion: reduce)').matches);
  new IntersectionObserver(([entry]) => (isSeen = entry?.isIntersecting ?? false)).observe(carousel);
  setInterval(() => isAtRest() || page(track, 1), everyMs);
}

/** Brings every `[data-carousel]` of the page to life. */
export function startCarousels(everyMs: number): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel, everyMs);
}
