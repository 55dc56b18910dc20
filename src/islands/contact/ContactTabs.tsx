import '#styles/tabs.css';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef } from 'react';
import { contactCopy } from '#config/copy/contact.ts';
import { $contactTab, chooseTab, type ContactTab, contactTabs } from '#stores/enquiry/contact.ts';
import styles from './Contact.module.css';

export const tabId = (tab: ContactTab): string => `contact-tab-${tab}`;
export const panelId = (tab: ContactTab): string => `contact-panel-${tab}`;

/** The tab that a key leads to; null where it is none of theirs. */
function tabFor(key: string, current: ContactTab): ContactTab | null {
  const [first, last] = contactTabs;
  if (key === 'Home') return first;
  if (key === 'End') return last;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return current === first ? last : first;
}

/** General enquiries, or a dealer's. Both forms stay as they are while the other one is shown. */
export function ContactTabs() {
  const current = useStore($contactTab);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabFor(event.key, current);
    if (next === null) return;
    event.preventDefault();
    chooseTab(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={contactCopy.tabsLabel} className={`tabs ${styles.tabs}`}>
      {contactTabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={panelId(tab)}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => chooseTab(tab)}
          onKeyDown={onKeyDown}
        >
          {contactCopy.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
