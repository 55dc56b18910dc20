import { call } from '#api/call.ts';
import { links } from '#config/navigation.ts';
import { type AlertAct, createAlertLink } from './alert-link.ts';

const isStored = (state: unknown): state is { alertLink: string } =>
  typeof state === 'object' && state !== null && 'alertLink' in state && typeof state.alertLink === 'string';

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The sealed text stands behind "#", which no server sees. It is taken out of the address at once, so that no script that
 * reads addresses gets it, and kept with this entry of the history, so that a reload or the back button still has it.
 */
function readLinkHere(): string {
  const typed = decode(location.hash.slice(1));
  if (typed !== '') history.replaceState({ alertLink: typed }, '', location.pathname);
  const state: unknown = history.state;
  return isStored(state) ? state.alertLink : '';
}

/** The link of this page. */
export const createAlertLinkHere = (act: AlertAct) => createAlertLink(act, { call, readLink: readLinkHere });

/** Where the same request is ended. */
export const stopAddress = (): string => `${links.stockAlertStop}#${readLinkHere()}`;
