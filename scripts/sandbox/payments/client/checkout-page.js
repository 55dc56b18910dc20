// @ts-check
/**
 * Runs in the payment pages of the sandbox (popup or frame). Sends what the person chose to the sandbox, then tells the
 * shop's page, and only that one: the origin it was opened for.
 */
(() => {
  'use strict';

  const page = /** @type {HTMLElement} */ (document.querySelector('[data-merchant]'));
  const { merchant = '', token = '', refusal } = page.dataset;
  const shop = window.opener ?? (window.parent === window ? null : window.parent);
  const notice = /** @type {HTMLElement} */ (page.querySelector('[role="status"]'));

  /** @param {Record<string, unknown>} message */
  const tell = (message) => shop?.postMessage({ token, ...message }, merchant);

  /** @param {boolean} busy @param {string} text */
  function show(busy, text) {
    for (const button of page.querySelectorAll('button')) button.disabled = busy;
    notice.textContent = text;
  }

  /** @param {HTMLFormElement} form */
  async function decide(form) {
    show(true, 'Sending …');
    try {
      const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams({ token }) });
      if (!response.ok) throw new Error(String(response.status));
      tell(await response.json());
      show(
        true,
        shop ? 'Done. You can close this window.' : 'Done, but the shop page that opened this window is gone.',
      );
    } catch {
      show(false, 'The provider gave no proper answer. Try again or cancel.');
    }
  }

  for (const form of page.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void decide(form);
    });
  }
  show(false, '');
  tell({ type: 'ready' });
  if (refusal) tell({ type: 'error', error: JSON.parse(refusal) });
})();
