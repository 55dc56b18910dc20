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
  let defaultLocale = 'auto';

  /** @param {string} type @param {string} message */
  const toError = (type, message) => Object.assign(new Error(message), { name: 'RevolutCheckout', type });

  /** @param {string} token @param {any} options */
  function popupAddress(token, options) {
    const address = new URL('/revolut/checkout', sandbox);
    const locale = options.locale ?? defaultLocale;
    for (const [name, value] of Object.entries({ token, merchant: window.location.origin, name: options.name, email: options.email, locale })) {
      if (value) address.searchParams.set(name, String(value));
    }
    return address.href;
  }

  const sheet = `
    :host { position: fixed; inset: 0; z-index: 2147483000; background: rgba(17, 19, 21, .6); }
    iframe { width: 100%; height: 100%; border: 0; }
    button { position: absolute; top: 12px; right: 12px; min-width: 44px; min-height: 44px; border: 1px solid #16181a; border-radius: 2px; padding: 0 16px;
      background: #fff; color: #16181a; font: 600 15px/1 system-ui, sans-serif; cursor: pointer; }
    button:focus-visible { outline: 2px solid #16181a; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; }`;

  /** @param {string} address */
  function drawPopup(address) {
    const host = Object.assign(document.createElement('div'), { role: 'dialog', ariaModal: 'true', ariaLabel: 'Revolut' });
    const root = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(sheet);
    root.adoptedStyleSheets = [style];
    const frame = Object.assign(document.createElement('iframe'), { title: 'Revolut', src: address });
    const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' });
    root.append(frame, close);
    document.body.append(host);
    return { host, frame, close };
  }

  /**
   * Opens the popup and reports exactly one outcome.
   * @param {string} token @param {any} options @returns {() => void} takes the popup away without an outcome
   */
  function openPopup(token, options) {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const overflow = document.documentElement.style.overflow;
    const { host, frame, close } = drawPopup(popupAddress(token, options));
    document.documentElement.style.overflow = 'hidden';

    const remove = () => {
      window.clearTimeout(timer);
      window.removeEventListener('message', listen);
      window.removeEventListener('keydown', leave);
      document.documentElement.style.overflow = overflow;
      host.remove();
      before?.focus();
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
      if (type === 'ready') window.clearTimeout(timer), frame.focus();
      if (type === 'paid') settle(() => options.onSuccess?.());
      if (type === 'cancelled') cancel();
      if (type === 'error') refuse(error.type, error.message);
    };
    /** @param {KeyboardEvent} event */
    const leave = (event) => event.key === 'Escape' && cancel();

    const timer = window.setTimeout(() => refuse('error.unknown', 'The payment form could not be loaded.'), readyWithin);
    window.addEventListener('message', listen);
    window.addEventListener('keydown', leave);
    close.addEventListener('click', cancel);
    close.focus();
    return remove;
  }

  function unsupported() {
    throw new Error('This stand-in offers payWithPopup only.');
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
      destroy: () => (remove?.(), void (remove = null)),
      /** @param {string} locale */
      setDefaultLocale: (locale) => void (defaultLocale = locale),
      createCardField: unsupported,
      revolutPay: unsupported,
      paymentRequest: unsupported,
      payments: unsupported,
      embeddedCheckout: unsupported,
    };
    return instance;
  }

  /** @type {any} */ (window).RevolutCheckout = RevolutCheckout;
})();
