import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { limits } from '#config/limits.ts';
import { openSheet, persisted } from '#islands/testing/build-list.ts';
import { button, openBuildList, row } from '#islands/testing/build-list-page.tsx';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults, currentNotice } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BuildListScreen } from './BuildListScreen.tsx';

const { facts } = endpoints;

beforeEach(openSheet);

const open = (list: string, address?: string) => openBuildList(<BuildListScreen />, list, address);

describe('a list from a link', () => {
  const link = '#v1=Honda%20K20A/4B1606H-STD:2';

  test('is shown beside the own one, which stays until it is taken over', async () => {
    await open('v1=Mine/AG-1', link);
    await expect.element(page.getByText(copy.sharedHeading)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Honda K20A' })).toBeVisible();
    await expect.element(button(copy.clear)).not.toBeInTheDocument();
    expect(persisted()).toBe('v1=Mine/AG-1');
    await button(copy.showMine).click();
    await expect.element(row('AG-1')).toBeVisible();
    expect(location.hash).toBe('');
  });

  test.each([
    [copy.join, 'v1=Mine/AG-1/4B1606H-STD:2'],
    [copy.replace, 'v1=Honda%20K20A/4B1606H-STD:2'],
  ])('taken over, it asks what becomes of the own one: %s', async (choice, expected) => {
    await open('v1=Mine/AG-1', link);
    await button(copy.takeOver).click();
    const dialog = page.getByRole('dialog', { name: copy.replaceHeading });
    await expect.element(dialog.getByText(copy.replaceText(1))).toBeVisible();
    expect(await findAccessFaults()).toEqual([]);
    expect(persisted()).toBe('v1=Mine/AG-1');
    await dialog.getByRole('button', { name: choice }).click();
    expect(persisted()).toBe(expected);
    expect(currentNotice()).toBe(copy.takenOver);
  });

  test('where there is no own one, it is taken over at once', async () => {
    await open('', link);
    await button(copy.takeOver).click();
    expect(persisted()).toBe('v1=Honda%20K20A/4B1606H-STD:2');
  });

  test.each([
    ['entries that cannot be read', '#v1=/AG-1/what?', copy.unread(1)],
    ['one of a later version', '#v7=x', copy.newer],
    [
      'more than a list holds',
      `#v1=/${Array.from({ length: 52 }, (_, at) => `8B${100 + at}H-STD`).join('/')}`,
      copy.over(2, limits.buildListParts),
    ],
  ])('%s: said', async (_case, address, sentence) => {
    shop.refuses(facts, 'not-found');
    await open('', address);
    await expect.element(page.getByText(sentence)).toBeVisible();
  });

  test('without parts says so', async () => {
    await open('v1=/AG-1', '#v1=Nothing');
    await expect.element(page.getByRole('heading', { name: copy.emptyShared })).toBeVisible();
  });
});
