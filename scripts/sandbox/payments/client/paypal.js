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
  const query = address.searchParams;
  const sandbox = address.origin;
  const namespace = script.dataset['namespace'] || 'paypal';
  const sdkCurrency = (query.get('currency') || 'USD').toUpperCase();
  const disabled = (query.get('disable-funding') || '').split(',');

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

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async function ask(method, path, body) {
    const response = await fetch(`${sandbox}/paypal/api/orders${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-client-id': query.get('client-id') ?? '' },
      credentials: 'omit',
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
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
    return (await ask('POST', '', request)).id;
  }

  /** @param {string} orderID */
  const checkoutAddress = (orderID) =>
    `${sandbox}/paypal/checkout?token=${encodeURIComponent(orderID)}&merchant=${encodeURIComponent(window.location.origin)}`;

  /**
   * @typedef {{ frame: () => Window | null, show: (url: string) => void, close: () => void, onClosed: (act: () => void) => void }} Surface
   * Where the person decides: a popup window, or an overlay where popups are blocked.
   */

  /** @returns {Surface | null} */
  function openPopup() {
    const left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2);
    const popup = window.open(
      `${sandbox}/paypal/opening`,
      'sandbox-paypal',
      `popup,width=480,height=700,left=${left},top=80`,
    );
    if (!popup || popup.closed) return null;
    let timer = 0;
    return {
      frame: () => popup,
      show: (url) => popup.location.replace(url),
      close: () => (window.clearInterval(timer), popup.close()),
      onClosed: (act) => (timer = window.setInterval(() => popup.closed && (window.clearInterval(timer), act()), 250)),
    };
  }

  const overlaySheet = `
    dialog { display: grid; grid-template-rows: 48px 1fr; width: min(480px, 100vw); height: min(720px, 100vh); max-width: none; max-height: none; border: 0; padding: 0; background: #fff; }
    dialog::backdrop { background: rgba(17, 19, 21, .6); }
    button { justify-self: end; min-width: 44px; border: 0; padding: 0 16px; background: none; font: 600 15px/1 system-ui, sans-serif; cursor: pointer; }
    iframe { width: 100%; height: 100%; border: 0; }`;

  /** @param {ShadowRoot} root @param {string} css */
  function dress(root, css) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  }

  /** @returns {Surface} */
  function openOverlay() {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    dress(root, overlaySheet);
    const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: 'PayPal' });
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'PayPal',
      src: `${sandbox}/paypal/opening`,
    });
    const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
    dialog.append(close, frame);
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
    return {
      frame: () => frame.contentWindow,
      show: (url) => void (frame.src = url),
      close: () => (dialog.close(), host.remove()),
      onClosed: (act) => {
        close.addEventListener('click', act);
        dialog.addEventListener('cancel', act);
      },
    };
  }

  /** @param {Surface} surface @param {string} orderID @returns {Promise<{ type: string, payerID?: string }>} */
  function decision(surface, orderID) {
    return new Promise((resolve) => {
      /** @param {{ type: string, payerID?: string }} outcome */
      const settle = (outcome) => {
        window.removeEventListener('message', listen);
        surface.close();
        resolve(outcome);
      };
      /** @param {MessageEvent} event */
      const listen = (event) => {
        if (event.origin !== sandbox || event.source !== surface.frame()) return;
        if (event.data?.token !== orderID || !['approved', 'cancelled'].includes(event.data.type)) return;
        settle(event.data);
      };
      window.addEventListener('message', listen);
      surface.onClosed(() => settle({ type: 'cancelled' }));
      surface.show(checkoutAddress(orderID));
    });
  }

  /** @param {any} options @param {unknown} problem */
  function report(options, problem) {
    const error = problem instanceof Error ? problem : new Error(String(problem));
    if (typeof options.onError === 'function') options.onError(error);
    else console.error(error);
  }

  /** @param {any} options @param {string} orderID @param {Surface} surface */
  async function settleOrder(options, orderID, surface) {
    const outcome = await decision(surface, orderID);
    if (outcome.type === 'cancelled') {
      await options.onCancel?.({ orderID }, { redirect: redirectTo });
      return;
    }
    let restarted = null;
    const actions = {
      order: {
        capture: () => ask('POST', `/${encodeURIComponent(orderID)}/capture`),
        get: () => ask('GET', `/${encodeURIComponent(orderID)}`),
        authorize: unsupported,
        patch: unsupported,
      },
      redirect: redirectTo,
      restart: () => (restarted = settleOrder(options, orderID, openPopup() ?? openOverlay())),
    };
    await options.onApprove?.({ orderID, payerID: outcome.payerID ?? null, paymentSource: 'paypal' }, actions);
    await restarted;
  }

  /** @param {string} url */
  function redirectTo(url) {
    window.location.assign(url);
  }

  async function unsupported() {
    throw new Error('This stand-in captures payments only.');
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
    const surface = openPopup() ?? openOverlay();
    try {
      const orderID = await options.createOrder({ paymentSource: 'paypal' }, { order: { create: createOrder } });
      if (!orderID) throw new Error('Expected an order id to be passed');
      await settleOrder(options, String(orderID), surface);
    } catch (problem) {
      surface.close();
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
    button[aria-disabled="true"] { background: #ece9e1; color: #676a6d; cursor: default; }
    b { color: #003087; } i { color: #0060a8; }
    button[aria-disabled="true"] :is(b, i) { color: inherit; }
    p { margin: 6px 0 0; font: 400 13px/18px system-ui, sans-serif; color: #5b5f63; text-align: center; }`;

  /** @param {any} options */
  function drawButton(options) {
    const host = document.createElement('div');
    host.className = 'paypal-buttons';
    const root = host.attachShadow({ mode: 'open' });
    dress(root, buttonSheet(options.style ?? {}));
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    button.append(
      Object.assign(document.createElement('b'), { textContent: 'Pay' }),
      Object.assign(document.createElement('i'), { textContent: 'Pal' }),
    );
    const note = Object.assign(document.createElement('p'), { textContent: 'Sandbox: no money moves' });
    root.append(button, note);
    return { host, button };
  }

  /** @param {any} options @param {HTMLButtonElement} button */
  function watchClicks(options, button) {
    let isPaying = false;
    button.addEventListener('click', async () => {
      if (isPaying || button.ariaDisabled === 'true') return;
      isPaying = true;
      await pay(options).finally(() => (isPaying = false));
    });
  }

  /** @param {any} given */
  function Buttons(given = {}) {
    let options = given;
    /** @type {HTMLElement | null} */
    let mounted = null;
    const isEligible = () =>
      !options.fundingSource || (options.fundingSource === 'paypal' && !disabled.includes('paypal'));

    /** @param {HTMLElement | string} container */
    async function render(container) {
      const target = typeof container === 'string' ? document.querySelector(container) : container;
      if (!target || !target.isConnected)
        throw new Error(`Document is ready and element ${String(container)} does not exist`);
      if (!isEligible()) throw new Error(`${options.fundingSource} is not eligible`);
      if (typeof options.createOrder !== 'function') throw new Error('Expected createOrder to be a function');
      const { host, button } = drawButton(options);
      target.append(host);
      mounted = host;
      watchClicks(new Proxy({}, { get: (_, name) => options[/** @type {string} */ (name)] }), button);
      /** @param {boolean} on */
      const enable = (on) => async () => void (button.ariaDisabled = on ? null : 'true');
      options.onInit?.({}, { enable: enable(true), disable: enable(false) });
    }

    return {
      render,
      isEligible,
      close: async () => (mounted?.remove(), void (mounted = null)),
      /** @param {any} props */
      updateProps: async (props) => void (options = { ...options, ...props }),
      hasReturned: () => false,
      resume: () => {},
    };
  }

  const FUNDING = Object.freeze({
    PAYPAL: 'paypal',
    VENMO: 'venmo',
    CREDIT: 'credit',
    PAYLATER: 'paylater',
    CARD: 'card',
    P24: 'p24',
    BLIK: 'blik',
  });
  /** @type {any} */ (window)[namespace] = {
    version: '5.0.0-sandbox',
    FUNDING,
    Buttons,
    /** @param {string} source */
    isFundingEligible: (source) => source === 'paypal' && !disabled.includes('paypal'),
    getFundingSources: () => [FUNDING.PAYPAL],
    /** @param {string} source */
    rememberFunding: (source) => void source,
  };
})();
