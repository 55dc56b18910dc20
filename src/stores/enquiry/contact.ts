import { sessionKeys } from '#config/storage-keys.ts';
import { readEnquiryAddress } from '#domain/enquiry/read-enquiry-address.ts';
import { emptyDealer, readDealer } from '#domain/enquiry/dealer-enquiry.ts';
import { emptyGeneral, readGeneral } from '#domain/enquiry/general-enquiry.ts';
import { atom } from 'nanostores';
import { createEnquiryForm } from './contact-form.ts';
import { newKey as makeKey } from '../browser/new-key.ts';
import { sendingHere as sending } from './sending-instance.ts';
import { sessionText as area } from '../browser/storage.ts';

/** The two forms of the contact page, each with what this tab keeps of it. */
export const generalForm = createEnquiryForm({
  ...{ kind: 'general', empty: emptyGeneral, read: readGeneral, sending, area, makeKey },
  storageKey: sessionKeys.generalEnquiry,
});
export const dealerForm = createEnquiryForm({
  ...{ kind: 'dealer', empty: emptyDealer, read: readDealer, sending, area, makeKey },
  storageKey: sessionKeys.dealerEnquiry,
});

export const contactTabs = ['general', 'dealer'] as const;
export type ContactTab = (typeof contactTabs)[number];

/** Begins the form with what the address says of the enquiry; what was typed before stays (rule enquiry.begun). */
export function takePrefill(): void {
  generalForm.restore();
  for (const [name, value] of Object.entries(readEnquiryAddress(location.search)) as ['text', string][])
    if (generalForm.$state.get().form[name] === '') generalForm.setField(name, value);
}

/** The tab that is shown; its name behind "#" is its address. */
export const $contactTab = atom<ContactTab>('general');

const isTab = (name: string): name is ContactTab => (contactTabs as readonly string[]).includes(name);

export function chooseTab(tab: ContactTab): void {
  $contactTab.set(tab);
  history.replaceState(history.state, '', tab === 'general' ? location.pathname + location.search : `#${tab}`);
}

/** Opens the tab that the address names, now and when it changes. Gives back what ends it. */
export function followAddress(): () => void {
  const watch = new AbortController();
  const follow = () => {
    const name = location.hash.slice(1);
    if (isTab(name)) $contactTab.set(name);
  };
  follow();
  addEventListener('hashchange', follow, { signal: watch.signal });
  return () => watch.abort();
}
