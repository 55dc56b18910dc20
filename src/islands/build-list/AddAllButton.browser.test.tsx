import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { openSheet } from '#islands/testing/build-list.ts';
import { button, openBuildList, row } from '#islands/testing/build-list-page.tsx';
import { endpoints } from '#islands/testing/endpoints.ts';
import { forgetCookieAnswer, isDrawerOpen, pressNotice, currentNotice } from '#islands/testing/page.ts';
import { answerParts, noStock } from '#islands/testing/samples.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { $consentView } from '#stores/consent/consent.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuildListScreen } from './BuildListScreen.tsx';

const { liveParts, addLine } = endpoints;

const addAll = button(copy.addAll);

beforeEach(openSheet);

const open = (list: string, address?: string) => openBuildList(<BuildListScreen />, list, address);

describe('all into the basket', () => {
  const lines = [sampleLine({ slug: '4B1606H-STD', quantity: 2 }), sampleLine({ id: 'line-2', slug: 'AG-1' })];

  test('told in pieces, with the way to the basket', async () => {
    shop.answers(addLine, sampleBasket(lines));
    await open('v1=/4B1606H-STD:2/AG-1');
    await addAll.click();
    await expect.poll(currentNotice).toBe(copy.allAdded(3));
    expect(shop.received(addLine).map(({ body }) => [body.part, body.quantity])).toEqual([
      ['4B1606H-STD', 2],
      ['AG-1', 1],
    ]);
    await expect.element(row('4B1606H-STD').getByText(copy.outcomes.added(2))).toBeVisible();
    pressNotice();
    expect(isDrawerOpen()).toBe(true);
  });

  test('what cannot be had stays out, and each line says what became of it', async () => {
    shop.answers(
      liveParts,
      answerParts({ 'AG-1': { stock: { ...noStock, default: 2 } }, '4B1606HX-STD': { stock: noStock } }),
    );
    shop.answers(addLine, sampleBasket(lines));
    await open('v1=/4B1606H-STD/4B1606HX-STD/AG-1:3');
    await addAll.click();
    await expect.element(page.getByText(copy.someAdded(1, 3))).toBeVisible();
    await expect.element(row('AG-1').getByText(copy.outcomes['out-of-stock'])).toBeVisible();
    await expect.element(row('4B1606HX-STD').getByText(copy.outcomes.skipped)).toBeVisible();
    expect(shop.received(addLine)).toHaveLength(1);
  });

  test.each([
    ['out-of-stock', copy.outcomes['out-of-stock'], 2],
    ['shop-unavailable', copy.outcomes.failed, 1],
  ] as const)(
    'refused with %s: said at the line, and what follows is sent only where it can fare better',
    async (code, sentence, sent) => {
      shop.refuses(addLine, code);
      await open('v1=/4B1606H-STD/AG-1');
      await addAll.click();
      await expect.element(page.getByText(copy.noneAdded)).toBeVisible();
      await expect.element(row('4B1606H-STD').getByText(sentence)).toBeVisible();
      expect(shop.received(addLine)).toHaveLength(sent);
    },
  );

  test('slow: the button says that it works, and a second press sends nothing', async () => {
    const held = shop.holds(addLine);
    await open('v1=/AG-1');
    await addAll.click();
    await button(copy.addingAll).click();
    await held.answer(sampleBasket([sampleLine({ slug: 'AG-1' })]));
    await expect.poll(currentNotice).toBe(copy.allAdded(1));
    expect(shop.received(addLine)).toHaveLength(1);
  });

  test('waits for the cookies, and leads to them', async () => {
    forgetCookieAnswer();
    await open('v1=/AG-1');
    await expect.element(addAll).toHaveAttribute('aria-disabled', 'true');
    await addAll.click({ force: true });
    expect($consentView.get()).toBe('settings');
  });
});
