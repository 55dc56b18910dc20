/**
 * What a page shows only after a press stands open in the gallery: dialogs and drawers where they are, and copies that the
 * browser makes of what the frame of the page has already.
 */
import { createNotice } from '#components/page/snackbar.ts';
import type { Snackbar } from '#stores/browser/drawer-and-snackbar.ts';

const keep = (): void => undefined;

const snackbars: Record<string, Snackbar> = {
  words: { text: '4B1606H-STD is in your basket.' },
  action: { text: '4B1606H-STD is in your basket.', action: { label: 'View basket', run: keep } },
  danger: { title: 'Error', text: 'The list could not be brought up to date.', tone: 'danger' },
};

/** Names and marks by which scripts and labels would take the copy for the piece itself. */
const ownMarks = ['id', 'data-consent-banner', 'data-consent-settings', 'data-consent', 'hidden', 'aria-labelledby'];

function clone(selector: string): Node | null {
  const found = document.querySelector(selector);
  if (!found) return null;
  const copy = found.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const mark of ownMarks) element.removeAttribute(mark);
  if (copy instanceof HTMLDialogElement) copy.setAttribute('aria-label', 'Copy');
  return copy;
}

/** Opens and fills what stands below `gallery`; the attribute opens a dialog without taking the focus. */
export function showPieces(gallery: Element): void {
  for (const place of gallery.querySelectorAll<HTMLElement>('[data-clone]'))
    place.replaceChildren(clone(place.dataset['clone'] ?? '') ?? 'It is not on this page.');
  for (const place of gallery.querySelectorAll<HTMLElement>('[data-snack]'))
    place.replaceChildren(createNotice(snackbars[place.dataset['snack'] ?? ''] ?? { text: '' }) ?? '');
  for (const dialog of gallery.querySelectorAll('.state dialog')) dialog.setAttribute('open', '');
}
