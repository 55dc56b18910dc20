import { isVisible } from '#stores/browser/window.ts';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** For presses that take away everything around them: the focus goes to the content, not to nowhere. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** For a press that goes with the notice it stands in: the focus goes on to the control behind that. */
export function focusNext(from: Element): void {
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  const isBehind = (control: HTMLElement): boolean =>
    from.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING && isVisible(control);
  controls.find(isBehind)?.focus({ preventScroll: true });
}

/** When a line goes and takes the focused button with it, the focus moves to `target` instead of getting lost. */
export function useFocusAfterRemoval(count: number, target: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) target.current?.focus();
  }, [count, target]);
}
