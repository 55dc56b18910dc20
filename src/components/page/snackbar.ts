/** Shows what `showSnackbar` was given, in the place that each page keeps for it: a notice, which the announcer says. */
import {
  $snackbar,
  type Snackbar,
  hideSnackbar,
  holdSnackbar,
  releaseSnackbar,
} from '#stores/browser/drawer-and-snackbar.ts';

function fillWords(notice: DocumentFragment, { title, text, tone }: Snackbar): void {
  const words = notice.querySelector('span');
  const heading = notice.querySelector('b');
  if (words) words.textContent = text;
  if (title && heading) heading.textContent = title;
  else heading?.remove();
  notice.querySelector(tone === 'danger' ? '[data-tone=plain]' : '[data-tone=danger]')?.remove();
  notice.firstElementChild?.classList.toggle('is-danger', tone === 'danger');
}

function fill(notice: DocumentFragment, snackbar: Snackbar): void {
  const { action } = snackbar;
  const button = notice.querySelector('button');
  fillWords(notice, snackbar);
  if (!action) return button?.remove();
  if (!button) return;
  button.textContent = action.label;
  button.addEventListener('click', () => {
    hideSnackbar();
    action.run();
  });
}

const findTemplate = () => document.querySelector<HTMLTemplateElement>('[data-snackbar-notice]');

/** The notice as the page shows it; null where the page has no pattern for one. */
export function createNotice(snackbar: Snackbar, template = findTemplate()): DocumentFragment | null {
  if (!template) return null;
  const notice = document.importNode(template.content, true);
  fill(notice, snackbar);
  return notice;
}

function show(place: Element, template: HTMLTemplateElement, snackbar: Snackbar | null): void {
  const notice = snackbar && createNotice(snackbar, template);
  if (notice) place.replaceChildren(notice);
  else place.replaceChildren();
}

export function startSnackbar(): void {
  const place = document.querySelector('[data-snackbar]');
  const template = findTemplate();
  if (!place || !template) return;
  for (const event of ['pointerenter', 'focusin']) place.addEventListener(event, holdSnackbar);
  for (const event of ['pointerleave', 'focusout']) place.addEventListener(event, releaseSnackbar);
  $snackbar.subscribe((snackbar) => show(place, template, snackbar));
}
