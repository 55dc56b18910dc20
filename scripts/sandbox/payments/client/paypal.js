// @ts-check
/**
 * Stand-in of PayPal's browser SDK (`/sdk/js`), as far as a shop with one button uses it: `paypal.Buttons(options)`.
 * Plain browser code, served as it is. It needs no inline handler, no eval and no style attribute, so a strict content
 * security policy may stay: script-src, connect-src and frame-src name the sandbox.
 */
(() => {
  'use strict';

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const address = new URL(script.src);
  const sdkQuery = address.searchParams;
  const sandbox = address.origin;
  const namespace = script.dataset['namespace'] || 'paypal';
  const sdkCurrency = (sdkQuery.get('currency') || 'USD').toUpperCase();

  /** A failure as the provider words it: `message` begins with the issue, `details` holds the provider's own entries. */
  class ProviderError extends Error {
    /** @param {number} status @param {{ name?: string, message?: string, details?: { issue: string, description: string }[] }} answer */
    constructor(status, answer) {
      const first = answer.details?.[0];
      super(first ? `${first.issue}: ${first.description}` : (answer.message ?? `PayPal answered ${status}`));
      this.name = answer.name ?? 'PAYPAL_ERROR';
      this.details = answer.details ?? [];
      this.status = status;
    }
  }

  /** @param {string} path @param {unknown} [body] */
  async function ask(path, body = {}) {
    const response = await fetch(`${sandbox}/paypal/api/orders${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client-id': sdkQuery.get('client-id') ?? '' },
      credentials: 'omit',
      body: JSON.stringify(body),
    });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new ProviderError(response.status, answer);
    return answer;
  }

  /** @param {{ purchase_units?: { amount?: { currency_code?: string } }[] }} request */
  async function createOrder(request) {
    for (const unit of request.purchase_units ?? []) {
      const currency = unit.amount?.currency_code;
      if (currency && currency !== sdkCurrency) {
        throw new Error(
          `Expected currency from order api call to be ${sdkCurrency}, got ${currency}. Please ensure you are passing currency=${currency} to the sdk url`,
        );
      }
    }
    return (await ask('', request)).id;
  }

  function openPopup() {
    const left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2);
    const place = `popup,width=480,height=700,left=${left},top=80`;
    const popup = window.open(`${sandbox}/paypal/opening`, 'sandbox-paypal', place);
    if (!popup || popup.closed) throw new Error('The browser has blocked the popup of the payment.');
    return popup;
  }

  /**
   * What the person in the popup decided; closed, it is cancelled.
   * @param {Window} popup @param {string} orderID @returns {Promise<string>}
   */
  function decision(popup, orderID) {
    return new Promise((resolve) => {
      const timer = window.setInterval(() => popup.closed && settle('cancelled'), 250);
      /** @param {string} outcome */
      const settle = (outcome) => {
        window.clearInterval(timer);
        window.removeEventListener('message', listen);
        popup.close();
        resolve(outcome);
      };
      /** @param {MessageEvent} event */
      const listen = ({ origin, source, data }) => {
        if (origin !== sandbox || source !== popup || data?.token !== orderID) return;
        if (['approved', 'cancelled'].includes(data.type)) settle(data.type);
      };
      window.addEventListener('message', listen);
      const query = new URLSearchParams({ token: orderID, merchant: window.location.origin });
      popup.location.replace(`${sandbox}/paypal/checkout?${query}`);
    });
  }

  /** @param {any} options @param {unknown} problem */
  function report(options, problem) {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    if (typeof options.onError === 'function') options.onError(error);
    else console.error(error);
  }

  /** @param {any} options */
  async function isClickRejected(options) {
    let rejected = false;
    await options.onClick?.(
      { fundingSource: 'paypal' },
      { resolve: async () => {}, reject: async () => void (rejected = true) },
    );
    return rejected;
  }

  /** @param {any} options */
  async function pay(options) {
    if (await isClickRejected(options)) return;
    let popup = null;
    try {
      popup = openPopup();
      const orderID = await options.createOrder({ paymentSource: 'paypal' }, { order: { create: createOrder } });
      if (!orderID) throw new Error('Expected an order id to be passed');
      if ((await decision(popup, orderID)) === 'cancelled') return await options.onCancel?.({ orderID });
      const capture = () => ask(`/${encodeURIComponent(orderID)}/capture`);
      await options.onApprove?.({ orderID }, { order: { capture } });
    } catch (problem) {
      popup?.close();
      report(options, problem);
    }
  }

  /** @param {any} style */
  const buttonSheet = (style) => `
    :host { display: block; }
    button { display: block; width: 100%; min-width: 200px; height: ${Math.min(Math.max(Number(style.height) || 56, 44), 64)}px; border: 0; padding: 0;
      border-radius: ${style.shape === 'pill' ? '999px' : '3px'}; background: #ffc439; color: #111; cursor: pointer;
      font: italic 700 22px/1 "Helvetica Neue", Arial, sans-serif; letter-spacing: -.02em; }
    button:hover { background: #f2ba36; }
    button:focus-visible { outline: 2px solid #111; outline-offset: 2px; }
    b { color: #003087; } i { color: #0060a8; }
    p { margin: 6px 0 0; font: 400 13px/18px system-ui, sans-serif; color: #5b5f63; text-align: center; }`;

  /** @param {any} options */
  function drawButton(options) {
    const host = document.createElement('div');
    host.className = 'paypal-buttons';
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(buttonSheet(options.style ?? {}));
    root.adoptedStyleSheets = [sheet];
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    button.append(
      Object.assign(document.createElement('b'), { textContent: 'Pay' }),
      Object.assign(document.createElement('i'), { textContent: 'Pal' }),
    );
    const note = Object.assign(document.createElement('p'), { textContent: 'Sandbox: no money moves' });
    root.append(button, note);
    return { host, button };
  }

  /** @param {any} options */
  function Buttons(options) {
    /** @param {HTMLElement} target */
    async function render(target) {
      const { host, button } = drawButton(options);
      target.append(host);
      let isPaying = false;
      button.addEventListener('click', async () => {
        if (isPaying) return;
        isPaying = true;
        await pay(options).finally(() => (isPaying = false));
      });
    }
    return { render };
  }

  /** @type {any} */ (window)[namespace] = { version: '5.0.0-sandbox', Buttons };
})();
