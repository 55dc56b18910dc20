import type { BrowserContext, Page } from '@playwright/test';

/** Text of the page's live region is noted and taken out as it comes, so that no sentence stands twice in the page. */
export async function noteAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || !target.matches('[role=log][aria-live=polite]')) continue;
        for (const sentence of addedNodes) {
          announcements.push(sentence.textContent ?? '');
          sentence.parentNode?.removeChild(sentence);
        }
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** What was said on this page since the time before, oldest first. */
export const readAnnouncements = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements.splice(0));
