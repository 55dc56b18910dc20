import { defineConfig } from '@playwright/test';
import { endToEndWorkers } from './scripts/checks/workers.ts';

const report = process.env.STEP_REPORT;

/**
 * `npm run test:deep` makes all end-to-end tests on all devices. CI leaves out those tagged @deep, and makes on a phone only those
 * tagged @devices, where devices differ, or @phone, which are of phones alone.
 */
const isDeep = process.env.DEEP === '1';
const desktop = { grepInvert: isDeep ? /@phone/ : [/@phone/, /@deep/] };
const phone = isDeep ? { grepInvert: /@desktop/ } : { grep: /@phone|@devices/, grepInvert: [/@desktop/, /@deep/] };

/** "1/3": one of three parts, for machines side by side. */
const [part, parts] = (process.env.E2E_SHARD ?? '').split('/').map(Number);

/** End-to-end tests run against a built shop and its sandbox, which `npm run end-to-end` starts. */
export default defineConfig({
  testDir: 'src/end-to-end',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/end-to-end',
  forbidOnly: true,
  retries: 0,
  workers: endToEndWorkers,
  shard: part && parts ? { current: part, total: parts } : null,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.SHOP_URL ?? 'http://localhost:4321',
    // a trace costs a fifth of the time: E2E_TRACE=1 makes one of what fails
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // pages made ready ahead would be asked for beside those that an end-to-end test is about; `next-page.spec.ts` is about them
    extraHTTPHeaders: { 'save-data': 'on' },
    // frames of what moves are a fifth of the time; the deep run has them
    contextOptions: isDeep ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // letters as wide as on a screen: Chromium's `headless_shell` rounds them to whole pixels, and lines break elsewhere
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'desktop', ...desktop, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', ...phone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
