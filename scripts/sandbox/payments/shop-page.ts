/**
 * For the browser test only: a page of a shop on a port of its own that pays through the official loaders, under a
 * content security policy without inline code and inline style.
 */
import { createServer } from 'node:http';

/** The page's program, to be bundled with the two loaders. */
export const shopProgram = `
  import { loadScript } from '@paypal/paypal-js';
  import RevolutCheckout from '@revolut/checkout';
  import { URLS } from '@revolut/checkout/esm/constants.js';

  const query = new URLSearchParams(location.search);
  const sandbox = query.get('sandbox');
  const log = (text) => document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: text }));
  const order = { value: query.get('amount'), currency_code: query.get('currency') };

  async function offerPayPal() {
    const paypal = await loadScript({ clientId: query.get('client'), currency: order.currency_code, disableFunding: 'card', sdkBaseUrl: sandbox + '/paypal/sdk/js' });
    log('paypal ' + paypal.version + ' ' + paypal.Buttons({}).isEligible());
    if (query.has('blocked')) window.open = () => null;
    await paypal.Buttons({
      createOrder: (data, actions) => actions.order.create({ purchase_units: [{ amount: order, custom_id: query.get('order') }] }),
      onApprove: async (data, actions) => {
        log('approved ' + data.orderID + ' ' + data.payerID);
        try {
          log('captured ' + (await actions.order.capture()).status);
        } catch (error) {
          if (!query.has('restart') || !error.message.startsWith('INSTRUMENT_DECLINED')) throw error;
          log('restarting');
          return actions.restart();
        }
      },
      onCancel: () => log('cancelled'),
      onError: (error) => log('failed ' + error.message),
      onInit: () => log('ready'),
      style: { height: 56 },
    }).render('#paypal-place');
  }

  async function offerRevolut() {
    for (const urls of Object.values(URLS)) Object.assign(urls, { embed: sandbox + '/revolut/embed.js', version: sandbox + '/revolut/version.js' });
    const instance = await RevolutCheckout(query.get('token'), 'sandbox');
    instance.setDefaultLocale('en');
    document.querySelector('#revolut-place').addEventListener('click', () => instance.payWithPopup({
      name: 'Anna Keller',
      email: 'anna@keller.example',
      onSuccess: () => log('paid'),
      onError: (error) => log('failed ' + error.type + ' ' + error.message),
      onCancel: () => log('cancelled'),
    }));
    log('ready');
  }

  (query.has('token') ? offerRevolut() : offerPayPal()).catch((error) => log('failed ' + error.message + ' ' + typeof window.paypal));
`;

const page = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="/none">
  <main><h1>Shop</h1><div id="paypal-place"></div><button id="revolut-place">Pay with Revolut</button><ol></ol></main><script src="/code.js"></script>`;

/** Serves the page with its bundled program until `stop`; `sandbox` is the only other origin that its policy names. */
export async function serveShopPage(sandbox: string, script: string): Promise<{ url: string; stop(): Promise<void> }> {
  const policy = `default-src 'none'; script-src 'self' ${sandbox}; connect-src ${sandbox}; frame-src ${sandbox}; style-src 'self'; img-src 'self'`;
  const server = createServer((request, response) => {
    const isCode = request.url === '/code.js';
    const headers = { 'content-security-policy': policy, 'cross-origin-opener-policy': 'same-origin-allow-popups' };
    response.writeHead(200, { ...headers, 'content-type': isCode ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isCode ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
