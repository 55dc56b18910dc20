/** How Vitest tests islands: in a real Chromium, where they are made, without a build of the shop (decision 0033). */
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

export const islandTests = 'src/islands/**/*.browser.test.tsx';

/** Packages that islands import, bundled once before the first test: one found later would load the page anew. */
const packages = [
  ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  ...['nanostores', '@nanostores/react', 'zod/mini', 'zod/v4/core', 'axe-core', 'vitest-browser-react/pure'],
  ...['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2', 'altcha-lib/workers/shared'],
  'papaparse',
  ...['@paypal/paypal-js', '@revolut/checkout', '@revolut/checkout/esm/constants.js'],
];

/** What these are about is a script, an index or a form that nothing has loaded yet; all others share a page. */
const onFreshPage = [
  'src/islands/checkout/DraftTextField.browser.test.tsx',
  'src/islands/contact/EnquiryFrame.browser.test.tsx',
  'src/islands/payment/PaymentArea.browser.test.tsx',
  'src/islands/quick-order/QuickOrderScreen.browser.test.tsx',
  'src/islands/search/SearchWithoutIndex.browser.test.tsx',
];

export const islands: TestProjectInlineConfiguration = {
  extends: false,
  cacheDir: '.cache/vite',
  optimizeDeps: { include: packages, noDiscovery: true },
  test: {
    name: 'islands',
    include: [islandTests],
    setupFiles: ['src/islands/testing/set-up.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 8000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      dependencySourcemaps: false,
      traceView: 'off',
      viewport: { width: 1440, height: 900 },
      // as in playwright.config.ts
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
          args: [
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
      instances: [
        { browser: 'chromium', name: 'islands', exclude: onFreshPage, isolate: false },
        { browser: 'chromium', name: 'islands on a fresh page', include: onFreshPage },
      ],
    },
  },
};
