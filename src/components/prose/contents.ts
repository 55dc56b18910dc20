/** List of contents beside a text: marks the section that is being read, and is a select on small screens. */

function mark(nav: HTMLElement, select: HTMLSelectElement | null, id: string): void {
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a')) {
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  if (select && select !== document.activeElement) select.value = id;
}

/** The section whose beginning is the last above the upper third of the window; the first one at the top of the page. */
function findRead(sections: readonly HTMLElement[]): HTMLElement | undefined {
  const line = window.innerHeight / 3;
  return sections.filter((section) => section.getBoundingClientRect().top <= line).at(-1) ?? sections[0];
}

/** Turns one list of contents on; without it the list is links. */
export function watchContents(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1))).filter((found) => found !== null);
  const select = nav.querySelector<HTMLSelectElement>('[data-go-to]');
  const update = () => {
    const read = findRead(sections);
    if (read) mark(nav, select, read.id);
  };
  let frame = 0;
  const updateSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  };
  select?.addEventListener('change', () => (location.hash = select.value));
  addEventListener('scroll', updateSoon, { passive: true });
  addEventListener('hashchange', updateSoon);
  update();
}
