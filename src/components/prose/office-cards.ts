/** What the office cards tell besides their text: whether somebody is there now, and which one is for the visitor's region. */
import { officesCopy as copy } from '#config/copy/offices.ts';
import { offices } from '#config/offices.ts';
import { findOffice, type OfficeState, readOfficeState } from '#domain/office/office.ts';
import { whenActive } from '#stores/browser/activation.ts';
import { askCountry } from '#stores/browser/visitor.ts';

const minuteMs = 60_000;

const sayState = (state: OfficeState): string => {
  if (state.isOpen) return copy.openNow(state.closes);
  return copy.closedNow(state.day === 'today' ? copy.today : state.day, state.opens);
};

function showHours(cards: HTMLElement[]): void {
  for (const card of cards) {
    const office = offices.find(({ name }) => name === card.dataset['office']);
    const line = card.querySelector<HTMLElement>('[data-now]');
    if (!office || !line) continue;
    const state = readOfficeState(office.open, Date.now());
    line.textContent = sayState(state);
    line.classList.toggle('is-open', state.isOpen);
  }
}

async function markRegion(cards: HTMLElement[]): Promise<void> {
  const office = findOffice(await askCountry());
  for (const card of cards) card.toggleAttribute('data-yours', card.dataset['office'] === office?.name);
}

/** Brings the cards to life; nothing on the page moves by it. The hours follow the clock, also after the machine slept. */
export function startOfficeCards(list: HTMLElement): void {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-office]')];
  const tell = () => showHours(cards);
  tell();
  whenActive(() => setInterval(tell, minuteMs));
  document.addEventListener('visibilitychange', tell);
  void markRegion(cards);
}
