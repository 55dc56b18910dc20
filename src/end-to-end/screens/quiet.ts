import { expect, type Page, type Request } from '@playwright/test';

/** Of a worker it may not be known. */
function isOf(page: Page, request: Request): boolean {
  try {
    return request.frame() === page.mainFrame();
  } catch {
    return false;
  }
}

/**
 * Watches what the page's next document asks for. The result resolves once nothing of it is under way and its scripts had
 * their turn, twice in a row. Playwright's "networkidle" also waits for what a document asked that was left meanwhile, and of
 * a frame of others the end is not always told.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const end = (request: Request): void => void open.delete(request);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear());
  page.on('request', (request) => isOf(page, request) && open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await page.waitForLoadState('load');
    let quiet = 0;
    await expect
      .poll(async () => {
        await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
        quiet = open.size === 0 ? quiet + 1 : 0;
        return quiet;
      })
      .toBeGreaterThan(1);
  };
}

/** Opens an address and waits until the page is quiet. */
export async function openQuiet(page: Page, path: string): Promise<void> {
  const untilQuiet = watchQuiet(page);
  await page.goto(path);
  await untilQuiet();
}
