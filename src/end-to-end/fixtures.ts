import { test as base, expect } from '@playwright/test';
import { type Sandbox, createSandbox } from './sandbox.ts';
import { noteAnnouncements } from './screens/announcements.ts';

/** Console words that an end-to-end test may cause on purpose, by test. */
type Fixtures = { sandbox: Sandbox; expectedErrors: RegExp[] };

const inNetwork = (): number => 1 + Math.floor(Math.random() * 250);

/** Every end-to-end test: an address and a sandbox of its own, and no error in the console. */
export const test = base.extend<Fixtures>({
  // what one address may do in an hour is for people: a hundred end-to-end tests are many visitors
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${inNetwork()}.${inNetwork()}.${inNetwork()}` }),
  sandbox: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({
      baseURL: process.env.SANDBOX_URL ?? 'http://localhost:4400',
    });
    await use(createSandbox(request));
    await request.dispose();
  },
  expectedErrors: [[], { option: true }],
  context: async ({ context }, use) => {
    await noteAnnouncements(context);
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => !expectedErrors.some((expected) => expected.test(text)) && errors.push(text);
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => note(String(error)));
    await use(page);
    expect(errors, 'console errors').toEqual([]);
  },
});

export { expect };
