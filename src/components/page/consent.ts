/** Cookie banner and settings: shows what the consent store says and hands it the visitor's presses. */
import { consentCategories } from '#domain/consent/consent.ts';
import { whenActive, whenShownLater } from '#stores/browser/activation.ts';
import { whenFirstInteraction } from '#stores/browser/first-interaction.ts';
import { showModal } from '#stores/browser/laid-over.ts';
import {
  $consent,
  $consentView,
  acceptOnlyMandatory,
  agreeToAll,
  answerConsent,
  closeConsentSettings,
  noticeInteraction,
  openConsentSettings,
  refreshConsent,
} from '#stores/consent/consent.ts';

/**
 * Services of others have a file of their own, asked for where the server has named one (`third-party-page.ts`) and
 * something was granted (rule consent.third-parties).
 */
function bringThirdParties(): void {
  const { thirdParties } = document.documentElement.dataset;
  if (!thirdParties) return;
  $consent.subscribe((consent) => {
    if (!consent?.accepted || consent.preferences.length < 2) return;
    // where it cannot be had nothing of others runs: the page needs none of them
    import('./third-parties.ts').then(({ startThirdParties }) => startThirdParties(thirdParties)).catch(() => {});
  });
}

const switches = (dialog: HTMLDialogElement) => [...dialog.querySelectorAll<HTMLInputElement>('input')];
const readSwitches = (dialog: HTMLDialogElement) => {
  const on = new Set(
    switches(dialog)
      .filter((input) => input.checked)
      .map((input) => input.name),
  );
  return consentCategories.filter((category) => on.has(category));
};

function setSwitches(dialog: HTMLDialogElement): void {
  const granted: readonly string[] = $consent.get()?.preferences ?? ['Mandatory'];
  for (const input of switches(dialog)) input.checked = granted.includes(input.name);
}

function showSettings(dialog: HTMLDialogElement, isWanted: boolean): void {
  if (isWanted === dialog.open) return;
  if (!isWanted) return dialog.close();
  setSwitches(dialog);
  showModal(dialog);
}

/** The focus must not vanish with the banner. */
function showBanner(banner: HTMLElement, isWanted: boolean): void {
  if (!isWanted && banner.contains(document.activeElement))
    document.querySelector('main')?.focus({ preventScroll: true });
  banner.hidden = !isWanted;
  document.documentElement.toggleAttribute('data-asks-consent', isWanted);
}

/** The settings were opened from the banner, and closed without an answer: whoever stood on it stands there again. */
function goBackToBanner(banner: HTMLElement): void {
  if (document.activeElement === document.querySelector('main'))
    banner.querySelector<HTMLElement>('[data-consent=manage]')?.focus();
}

function listen(dialog: HTMLDialogElement): void {
  const actions: Record<string, () => void> = {
    all: agreeToAll,
    mandatory: acceptOnlyMandatory,
    manage: openConsentSettings,
    close: closeConsentSettings,
    save: () => answerConsent(readSwitches(dialog)),
  };
  for (const button of document.querySelectorAll<HTMLElement>('button[data-consent]'))
    button.addEventListener('click', () => actions[button.dataset['consent'] ?? '']?.());
  dialog.addEventListener('close', closeConsentSettings);
  dialog.addEventListener('click', ({ target }) => target === dialog && closeConsentSettings());
}

function listenToManagerLinks(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-cookie-settings]'))) return;
    event.preventDefault();
    openConsentSettings();
  });
  for (const link of document.querySelectorAll<HTMLElement>('a[data-cookie-settings]')) {
    link.setAttribute('role', 'button');
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      openConsentSettings();
    });
  }
}

export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-consent-settings]');
  if (!banner || !dialog) return;
  whenShownLater(refreshConsent);
  whenActive(() => {
    whenFirstInteraction(noticeInteraction);
    bringThirdParties();
  });
  listen(dialog);
  listenToManagerLinks();
  window.addEventListener('focus', refreshConsent);
  $consentView.subscribe((view, before) => {
    showBanner(banner, view === 'banner');
    showSettings(dialog, view === 'settings');
    if (view === 'banner' && before === 'settings') goBackToBanner(banner);
  });
  // pressed before this script was there (`EarlyInput.astro`)
  if ('wantsSettings' in document.documentElement.dataset) openConsentSettings();
}
