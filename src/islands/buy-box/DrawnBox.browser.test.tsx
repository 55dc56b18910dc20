import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies, findAccessFaults } from '#islands/testing/page.ts';
import { noStock, sampleBox, sampleListedPart, sampleLivePart } from '#islands/testing/samples.ts';
import { hydrateDrawn } from '#islands/testing/hydrate.ts';
import { shop } from '#islands/testing/shop.ts';
import { sizeStock } from '#stores/part/size-stock.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuyBox } from './BuyBox.tsx';

const live = sampleLivePart();
const { slug } = live;

const hydrateWith = (isConsentAnswered: boolean, drawn = live, meanwhile = () => {}) =>
  hydrateDrawn(<BuyBox {...sampleBox} live={drawn} isConsentAnswered={isConsentAnswered} />, meanwhile);

// rule availability.live
test('drawn with the live answer it is whole before it hydrates, and hydrates as it was drawn', async () => {
  answerCookies();
  shop.answers(endpoints.livePart, live);
  const { faults, place } = hydrateWith(true);
  expect(place.textContent).toContain(live.availability.message);
  await expect.poll(() => shop.received(endpoints.livePart).length).toBe(1);
  await expect.element(page.getByRole('button', { name: copy.addToCart }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

// rule size.nearest
test('hydrates as it was drawn where the page has come to know its sizes meanwhile, and then tells the nearest', async () => {
  answerCookies();
  const away = sampleLivePart({ stock: { ...noStock, manufacturer: 3 } });
  const sizes = [slug, '4B1606H-.25'].map((one) => ({ ...sampleListedPart(one), isInStock: one !== slug }));
  shop.answers(endpoints.livePart, away);
  const { faults } = hydrateWith(true, away, () => sizeStock.$sizes.set(sizes));
  await expect.element(page.getByRole('link', { name: '4B1606H-.25' })).toBeVisible();
  expect(faults).toEqual([]);
  sizeStock.$sizes.set([]);
});

// rule consent.before-buying
test('drawn before the cookies were chosen, it offers the button as soon as it hydrates', async () => {
  answerCookies();
  shop.answers(endpoints.livePart, live);
  const { faults, place } = hydrateWith(false);
  expect(place.textContent).toContain(copy.needsConsent);
  await expect.element(page.getByRole('button', { name: copy.addToCart }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

// rule finder.early-input
test('presses that were kept for it count each from what the one before has led to', async () => {
  answerCookies();
  shop.answers(endpoints.livePart, live);
  hydrateWith(true);
  const more = page.getByRole('button', { name: `Increase quantity of ${slug}` }).element() as HTMLElement;
  more.click();
  more.click();
  await expect.element(page.getByRole('button', { name: copy.addPieces(3) })).toBeVisible();
});

// rule availability.shared
test('drawn with what was told in the last minute it says so and sells, until an answer of now comes', async () => {
  answerCookies();
  const held = shop.holds(endpoints.livePart);
  const { faults } = hydrateWith(true, { ...live, asOf: '2026-06-12T10:31:07.000Z' });
  const asOfNote = page.getByText(copy.priceAsOf('12:31 pm CEST'));
  await expect.element(asOfNote).toBeVisible();
  await expect.element(page.getByRole('button', { name: copy.addToCart }).first()).toBeVisible();
  expect([faults, await findAccessFaults()]).toEqual([[], []]);
  await held.answer(live);
  await expect.element(asOfNote).not.toBeInTheDocument();
});
