/** Shows a count on the badge of a link; none at all for 0. `label` names the link anew, null leaves it to its words. */
export function showCount(link: HTMLElement, count: number, label: string | null): void {
  const badge = link.querySelector<HTMLElement>('[data-count]');
  if (badge) {
    badge.textContent = String(count);
    badge.hidden = count === 0;
  }
  if (label === null) link.removeAttribute('aria-label');
  else link.setAttribute('aria-label', label);
}
