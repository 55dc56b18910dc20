import type { MouseEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { showModal } from '#stores/browser/laid-over.ts';
import { ignoreDoubleClick } from './ignore-double-click.ts';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
};

const isBeside = ({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

/**
 * Ties the browser's own modal dialog to a state: it traps the focus, closes on Esc and on a press beside it,
 * and hands the focus back to where it was.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // before this React has not taken its markup over, and nothing may be put into it (`announcer.ts`)
  useEffect(() => void ref.current?.toggleAttribute('data-awake', true), []);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === isOpen) return;
    if (!isOpen) return dialog.close();
    showModal(dialog);
    return ignoreDoubleClick();
  }, [isOpen]);
  return {
    ref,
    onClose: () => isOpen && onClose(),
    onClick: (event) => {
      const isOnDialog = event.target === ref.current;
      if (isOnDialog && isBeside(event, event.currentTarget.getBoundingClientRect())) onClose();
    },
  };
}
