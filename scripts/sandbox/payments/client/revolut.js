// @ts-check
/**
 * Stand-in of Revolut's browser SDK (`embed.js`), as far as a shop with a card popup uses it:
 * `RevolutCheckout(token)` → instance → `payWithPopup`. The popup is a full-screen frame of the sandbox laid over the
 * page, as the real one is. Plain browser code, served as it is; needs neither inline code nor style attributes.
 */
(() => {
  'use strict';

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const sandbox = new URL(script.src).origin;
  const readyWithin = 20_000;

  /** @param {string} type @param {string} message */
  const toError = (type, message) => Object.assign(new Error(message), { name: 'RevolutCheckout', type });

  /** @param {string} token @param {any} options */
  function popupAddress(token, options) {
    const address = new URL('/revolut/checkout', sandbox);
    for (const [name, value] of Object.entries({
      token,
      merchant: window.location.origin,
      name: options.name,
      email: options.email,
    })) {
      if (value) address.searchParams.set(name, String(value));
    }
    return address.href;
  }

  const sheet = `
    dialog { display: grid; grid-template-rows: 48px 1fr; width: 100vw; height: 100vh; max-width: none; max-height: none; border: 0; padding: 0; background: #fff; }
    iframe { width: 100%; height: 100%; border: 0; }
    button { justify-self: end; min-width: 44px; border: 0; padding: 0 16px; background: none; color: #16181a; font: 600 15px/1 system-ui, sans-serif; cursor: pointer; }
    button:focus-visible { outline: 2px solid #16181a; outline-offset: -4px; }`;

  /** @param {string} address */
  function drawPopup(address) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(sheet);
    root.adoptedStyleSheets = [style];
    const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: 'Revolut' });
    const frame = Object.assign(document.createElement('iframe'), { title: 'Revolut', src: address });
    const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
    dialog.append(close, frame);
    root.append(dialog);
    document.body.append(host);
    dialog.showModal();
    return { host, dialog, frame, close };
  }

  /**
   * Opens the popup and reports exactly one outcome.
   * @param {string} token @param {any} options @returns {() => void} takes the popup away without an outcome
   */
  function openPopup(token, options) {
    const overflow = document.documentElement.style.overflow;
    const { host, dialog, frame, close } = drawPopup(popupAddress(token, options));
    document.documentElement.style.overflow = 'hidden';

    const remove = () => {
      window.clearTimeout(timer);
      window.removeEventListener('message', listen);
      document.documentElement.style.overflow = overflow;
      dialog.close();
      host.remove();
    };
    /** @param {() => void} act */
    const settle = (act) => {
      if (!host.isConnected) return;
      remove();
      act();
    };
    const cancel = () => settle(() => options.onCancel?.());
    /** @param {string} type @param {string} message */
    const refuse = (type, message) => settle(() => options.onError?.(toError(type, message)));
    /** @param {MessageEvent} event */
    const listen = (event) => {
      if (event.origin !== sandbox || event.source !== frame.contentWindow || event.data?.token !== token) return;
      const { type, error } = event.data;
      if (type === 'ready') (window.clearTimeout(timer), frame.focus());
      if (type === 'paid') settle(() => options.onSuccess?.());
      if (type === 'cancelled') cancel();
      if (type === 'error') refuse(error.type, error.message);
    };

    const timer = window.setTimeout(
      () => refuse('error.unknown', 'The payment form could not be loaded.'),
      readyWithin,
    );
    window.addEventListener('message', listen);
    dialog.addEventListener('cancel', cancel);
    close.addEventListener('click', cancel);
    return remove;
  }

  /** @param {string} token */
  async function RevolutCheckout(token) {
    if (!token) throw toError('error.token-not-found', 'Token is missing');
    /** @type {(() => void) | null} */
    let remove = null;
    const instance = {
      payWithPopup: (options = {}) => {
        remove?.();
        remove = openPopup(token, options);
        return instance;
      },
    };
    return instance;
  }

  /** @type {any} */ (window).RevolutCheckout = RevolutCheckout;
})();
