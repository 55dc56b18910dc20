/** Several tabs type into one checkout: a draft that one has saved is looked at by the others. */
const channelName = 'checkout';
let channel: BroadcastChannel | undefined;

const openChannel = (): BroadcastChannel | undefined => {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(channelName);
  return channel;
};

export const notifyCheckoutTabs = (): void => openChannel()?.postMessage('changed');

/** Calls `look` when another tab has saved a draft, until the signal ends it. */
export const watchCheckoutTabs = (look: () => void, signal: AbortSignal): void =>
  openChannel()?.addEventListener('message', look, { signal });
