import type { MouseEvent } from 'react';

/** A press that the page may take over; with another button or key it belongs to the browser (new tab, download). */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;
