/** What the office cards tell besides their text: whether somebody is there now, and which one is for the visitor's region. */
import { officesCopy as copy } from '#config/copy/offices.ts';
import { findOffice, type Office, type OfficeState, readOfficeState } from '#domain/office/office.ts';
import { whenActive } from '#stores/browser/activation.ts';
import { askCountry } from '#stores/browser/visitor.ts';

const minuteMs = 60_000;

const sayState = (state: OfficeState): string => {
  if (state.isOpen) return copy.openNow(state.closes);
  return copy.closedNow(state.day === 'today' ? copy.today : state.day, state.opens);
};

/** A card with what the page says of its office. */
type Card = Office & { card: HTMLElement };

const readCard = (card: HTMLElement): Card => ({ card, ...(JSON.parse(card.dataset['office'] ?? '') as Office) });

function showHours(cards: readonly Card[]): void {
  for (const { card, open } of cards) {
    const line = card.querySelector<HTMLElement>('[data-now]');
    if (!line) continue;
    const state = readOfficeState(open, Date.now());
    line.textContent = sayState(state);
    line.classList.toggle('is-open', state.isOpen);
  }
}

async function markRegion(cards: readonly Card[]): Promise<void> {
  const office = findOffice(await askCountry(), cards);
  for (const each of cards) each.card.toggleAttribute('data-yours', each === office);
}

/** Brings the cards to life; nothing on the page moves by it. The hours follow the clock, also after the machine slept. */
export function startOfficeCards(list: HTMLElement): void {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-office]')].map(readCard);
  const tell = () => showHours(cards);
  tell();
  whenActive(() => setInterval(tell, minuteMs));
  document.addEventListener('visibilitychange', tell);
  void markRegion(cards);
}
