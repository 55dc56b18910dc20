import type { Page } from '@playwright/test';

/** Every text at twice its size, with the boxes as they are: what a reader has who lets only the text grow. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
    });
    for (const { element, fontSize, lineHeight } of sizes) {
      element.style.setProperty('font-size', `${2 * fontSize}px`, 'important');
      if (lineHeight) element.style.setProperty('line-height', `${2 * lineHeight}px`, 'important');
    }
  });
