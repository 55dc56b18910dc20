/** For presses that take away everything around them: the focus goes to the content, not to nowhere. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });
