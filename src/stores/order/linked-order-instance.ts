import { call } from '#api/call.ts';
import { createLinkedOrder, type LinkedOrder } from './linked-order.ts';

const mark = '#link=';

/**
 * The token stands behind "#", which no server and no proxy sees. It leaves address and history before anything else is done, and is
 * kept by this page alone.
 */
function takeLink(): string {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(mark)) return '';
  history.replaceState(history.state, '', pathname + search);
  return hash.slice(mark.length);
}

/** The link of this page. */
export const openLinkedOrder = (orderId: string): LinkedOrder =>
  createLinkedOrder({ call, takeLink, reload: () => location.reload() }, orderId);
