import { errorCopy } from '#config/copy/errors.ts';
import { alertLinkCopy as copy } from '#config/copy/alert-link.ts';
import { links } from '#config/navigation.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { shop } from '#islands/testing/shop.ts';
import type { AlertAct } from '#stores/part/alert-link.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertLinkScreen } from './AlertLinkScreen.tsx';

const { alertLink, confirmAlert, stopAlert } = endpoints;
const about = { slug: '4B9050H-.50', title: 'Conrod bearing set' };
const sealed = 'eyJ.sealed.text';

const confirm = page.getByRole('button', { name: copy.confirm });
const stop = page.getByRole('button', { name: copy.stop });
const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: copy.tryAgain });
const news = (sentence: string) => page.getByRole('status').filter({ hasText: sentence });
const toPart = page.getByRole('link', { name: copy.toPart });

async function open(act: AlertAct, hash = `#${sealed}`): Promise<void> {
  history.replaceState(null, '', hash || location.pathname);
  await render(<AlertLinkScreen act={act} />);
}

// rule stock-alert.confirmed-first
describe('a link that was opened', () => {
  test.each([
    ['confirm', 'asked', copy.confirmAsk, confirm],
    ['stop', 'asked', copy.stopAsk, stop],
  ] as const)('to %s what is %s: asks, and changes nothing', async (act, state, sentence, button) => {
    shop.answers(alertLink, { ...about, state });
    await open(act);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByText(about.slug)).toBeVisible();
    await expect.element(page.getByText(about.title)).toBeVisible();
    await expect.element(button).toBeVisible();
    expect(shop.received(alertLink)).toMatchObject([{ body: { link: sealed } }]);
    expect([...shop.received(confirmAlert), ...shop.received(stopAlert)]).toEqual([]);
  });

  test.each([
    ['confirm', 'confirmed', copy.confirmed],
    ['confirm', 'stopped', copy.stopped],
    ['stop', 'told', copy.told],
    ['stop', 'stopped', copy.stopped],
  ] as const)('to %s what is %s already: says how it stands', async (act, state, sentence) => {
    shop.answers(alertLink, { ...about, state });
    await open(act);
    await expect.element(news(sentence)).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    await expect.element(toPart).toHaveAttribute('href', `/details/${about.slug}`);
    const change = page.getByRole('link', { name: copy.change });
    if (state === 'confirmed')
      await expect.element(change).toHaveAttribute('href', `${links.stockAlertStop}#${sealed}`);
    else await expect.element(change).not.toBeInTheDocument();
  });

  test('is taken out of the address at once, and a reload still has it', async () => {
    shop.answers(alertLink, { ...about, state: 'asked' });
    await open('confirm');
    await expect.element(confirm).toBeVisible();
    expect(location.hash).toBe('');
    const again = await render(<AlertLinkScreen act="confirm" />);
    await expect.poll(() => shop.received(alertLink).map(({ body }) => body.link)).toEqual([sealed, sealed]);
    await again.unmount();
  });

  test('of which nothing is kept any more has no title', async () => {
    shop.answers(alertLink, { ...about, title: '', state: 'over' });
    await open('stop');
    await expect.element(news(copy.over)).toBeVisible();
    await expect.element(page.getByText(about.title)).not.toBeInTheDocument();
  });

  test('another one in the same tab is read', async () => {
    shop.answers(alertLink, ({ body: { link } }) => ({ ...about, state: link === sealed ? 'asked' : 'told' }));
    await open('confirm');
    await expect.element(confirm).toBeVisible();
    location.hash = '#another.link';
    await expect.element(news(copy.told)).toBeVisible();
  });
});

describe('the press', () => {
  test.each([
    ['confirm', confirm, confirmAlert, 'confirmed', copy.confirmed],
    ['stop', stop, stopAlert, 'stopped', copy.stopped],
  ] as const)('to %s does it, and the news takes the focus', async (act, button, endpoint, state, sentence) => {
    shop.answers(alertLink, { ...about, state: 'asked' });
    shop.answers(endpoint, { ...about, state });
    await open(act);
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(news(sentence)).toHaveFocus();
    expect(shop.received(endpoint)).toMatchObject([{ body: { link: sealed } }]);
    expect(await findAccessFaults()).toEqual([]);
  });

  test('slow: says that it works', async () => {
    shop.answers(alertLink, { ...about, state: 'asked' });
    const held = shop.holds(confirmAlert);
    await open('confirm');
    await confirm.click();
    const working = page.getByRole('button', { name: copy.confirming });
    await expect.element(working).toHaveAttribute('aria-busy', 'true');
    await working.click();
    await held.answer({ ...about, state: 'confirmed' });
    await expect.element(working).not.toBeInTheDocument();
    expect(shop.received(confirmAlert)).toHaveLength(1);
  });

  test('no connection: the reason is read out, the button stays, and trying again helps', async () => {
    shop.answers(alertLink, { ...about, state: 'asked' });
    shop.cutsOff(confirmAlert);
    await open('confirm');
    await confirm.click();
    await expect.element(alert.getByText(copy.failed)).toBeVisible();
    await expect.element(alert.getByText(errorCopy.offline)).toBeVisible();
    await expect.element(confirm).toBeVisible();
    shop.answers(confirmAlert, { ...about, state: 'confirmed' });
    await retry.click();
    await expect.element(news(copy.confirmed)).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('a link that cannot be read', () => {
  test('yet: it says that it is being read', async () => {
    const held = shop.holds(alertLink);
    await open('confirm');
    await expect.element(news(copy.loading)).toBeInTheDocument();
    await expect.element(confirm).not.toBeInTheDocument();
    await held.answer({ ...about, state: 'asked' });
    await expect.element(confirm).toBeVisible();
  });

  test.each([
    ['none at all', '', () => {}],
    ['refused as none of ours', `#${sealed}`, () => shop.refuses(alertLink, 'not-found')],
  ])('%s: it is not complete, and there is a way on', async (_case, hash, answer) => {
    answer();
    await open('stop', hash);
    await expect.element(news(copy.broken)).toBeVisible();
    await expect.element(page.getByRole('link', { name: copy.toCatalogue })).toHaveAttribute('href', '/catalogue');
    await expect.element(stop).not.toBeInTheDocument();
  });

  test('no connection: it is said, and trying again helps', async () => {
    shop.cutsOff(alertLink);
    await open('confirm');
    await expect.element(alert.getByText(errorCopy.offline)).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    shop.answers(alertLink, { ...about, state: 'asked' });
    await retry.click();
    await expect.element(confirm).toBeVisible();
  });

  test('gone between reading and pressing: it is not complete any more', async () => {
    shop.answers(alertLink, { ...about, state: 'asked' });
    shop.refuses(confirmAlert, 'not-found');
    await open('confirm');
    await confirm.click();
    await expect.element(news(copy.broken)).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
  });
});
