import { finderCopy as copy } from '#config/copy/finder.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { leftFor } from '#islands/testing/page.ts';
import { publishIndex } from '#islands/testing/search-index.ts';
import { shop } from '#islands/testing/shop.ts';
import { cleanup, render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PartFinder } from './PartFinder.tsx';

const { engines } = endpoints;
const makes = [
  { slug: 'Honda', title: 'Honda' },
  { slug: 'Ford', title: 'Ford' },
];
const engine = (slug: string, capacity: string | null = null) => ({
  slug,
  name: slug,
  models: '',
  ...{ nickname: '', cylinders: 'I4' },
  capacity,
  years: null,
  sold: { sets: 0, pumps: 0 },
});
const hondas = { engines: [engine('K20A', '1998'), engine('B18C', '1.8 l'), engine('L15')] };

const make = page.getByRole('combobox', { name: copy.make });
const engineField = page.getByRole('combobox', { name: copy.engine });
const show = page.getByRole('button', { name: copy.show });
const retry = page.getByRole('button', { name: copy.tryAgain });
const tab = (name: string) => page.getByRole('tab', { name });
const number = page.getByRole('combobox', { name: copy.partNumber });

const option = (name: string) => page.getByRole('listbox', { name: copy.engine }).getByRole('option', { name });
async function choose(name: string): Promise<void> {
  await engineField.click();
  await option(name).click();
}
const open = () => render(<PartFinder makes={makes} />);

describe('by engine', () => {
  // rule finder.needs-both
  test('at first the engine waits for a make, and the button says so', async () => {
    await open();
    await expect.element(engineField).toBeDisabled();
    await expect.element(engineField).toHaveAttribute('placeholder', copy.engineNeedsMake);
    await expect.element(show).toHaveAccessibleDescription(copy.showHint);
    const hint = page.getByText(copy.showHint);
    await expect.element(hint).toHaveClass('sr');
    await show.click({ force: true });
    await expect.element(hint).toHaveClass('hint');
    await expect.element(make).toHaveFocus();
    expect(leftFor()).toEqual([]);
  });

  test('make and engine lead to the page of the engine', async () => {
    shop.answers(engines, hondas);
    await open();
    await make.selectOptions('Honda');
    await expect.element(engineField).toBeEnabled();
    await choose('K20A 1998 cc');
    await show.click();
    expect(leftFor()).toEqual(['/catalogue/Honda/K20A']);
    expect(shop.received(engines).map(({ params }) => params)).toEqual([['Honda']]);
  });

  // rule finder.says-how-many
  test.each([
    ['K20A', 'Show 7 sets and a pump'],
    ['L15', copy.show],
  ])('the button says what the chosen engine has: %s', async (name, words) => {
    const sold = (slug: string, sets: number, pumps: number) => ({ ...engine(slug), sold: { sets, pumps } });
    shop.answers(engines, { engines: [sold('K20A', 7, 1), sold('B18C', 1, 2), engine('L15')] });
    await open();
    await make.selectOptions('Honda');
    await choose(name);
    await page.getByRole('button', { name: words }).click();
    expect(leftFor()).toEqual([`/catalogue/Honda/${name}`]);
  });

  // rule finder.typed-engine
  test('typing and a year narrow the engines; one of another year can still be chosen', async () => {
    const impreza = (slug: string, years: [number, number]) => ({
      ...engine(slug, '1994cc'),
      models: 'Impreza WRX',
      years,
    });
    shop.answers(engines, {
      engines: [impreza('EJ205', [1998, 2006]), impreza('EJ207', [1996, 2019]), impreza('EJ20G', [1989, 1996])],
    });
    await open();
    await make.selectOptions('Honda');
    await page.getByRole('textbox', { name: new RegExp(`^${copy.year}`) }).fill('1999');
    await engineField.fill('ej20');
    await expect
      .element(page.getByRole('status').getByText(copy.enginesLeft(2, 3, 'Honda', 'ej20', 1999)))
      .toBeInTheDocument();
    await expect.element(option('EJ207 Impreza WRX 1996–2019 1994 cc')).toBeVisible();
    await expect.element(page.getByText(copy.notBuiltIn(1999))).toBeVisible();
    await expect.element(option('EJ20G Impreza WRX 1989–1996 1994 cc')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(engineField).toHaveValue('EJ207 · Impreza WRX');
    await show.click();
    expect(leftFor()).toEqual(['/catalogue/Honda/EJ207']);
  });

  // rule finder.engine-follows-make
  // rule access.standard: what scrolls is the list that the field names, in the shop's letters
  test('a list longer than its box is one that keys reach', async () => {
    shop.answers(engines, { engines: Array.from({ length: 30 }, (_, at) => engine(`B${at}A`)) });
    await open();
    await make.selectOptions('Honda');
    await engineField.click();
    const list = page.getByRole('listbox', { name: copy.engine });
    await expect.element(list).toBeVisible();
    const { scrollHeight, clientHeight } = list.element();
    expect(scrollHeight).toBeGreaterThan(clientHeight);
  });

  test('while the engines come, it says so; those of a make no longer chosen are dropped', async () => {
    const held = shop.holds(engines);
    await open();
    await make.selectOptions('Ford');
    await expect.element(engineField).toHaveAttribute('placeholder', copy.engineLoading);
    await make.selectOptions('Honda');
    await held.answer({ engines: [engine('Pinto')] });
    await held.answer(hondas);
    await expect.element(engineField).toBeEnabled();
    await engineField.click();
    await expect.element(option('L15')).toBeVisible();
    await expect.element(option('Pinto')).not.toBeInTheDocument();
  });

  test('no connection is said at the field, and trying again helps', async () => {
    shop.cutsOff(engines);
    await open();
    await make.selectOptions('Honda');
    await expect.element(engineField).toHaveAccessibleDescription(copy.enginesFailed);
    shop.answers(engines, hondas);
    await retry.click();
    await expect.element(engineField).toBeEnabled();
    await expect.element(show).toBeVisible();
  });

  // rule finder.kept
  test('what was chosen is there again when the visitor comes back', async () => {
    shop.answers(engines, hondas);
    await open();
    await make.selectOptions('Honda');
    await expect.element(engineField).toBeEnabled();
    await choose('L15');
    await cleanup();
    await open();
    await expect.element(engineField).toHaveDisplayValue('L15');
    await expect.element(make).toHaveDisplayValue('Honda');
  });
});

describe('by part number', () => {
  test('the tab leads there, by arrow too', async () => {
    await open();
    await expect.element(tab(copy.engineMode)).toHaveAttribute('aria-selected', 'true');
    tab(copy.engineMode).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(copy.partMode)).toHaveFocus();
    await expect.element(number).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(make).toBeVisible();
    await tab(copy.partMode).click();
    await expect.element(page.getByRole('tabpanel', { name: copy.partMode })).toBeVisible();
  });

  test('the button waits for a number, and then leads to the part', async () => {
    publishIndex();
    shop.answers(endpoints.liveParts, { parts: [], unknown: [], failed: [] });
    await open();
    await tab(copy.partMode).click();
    const showPart = page.getByRole('button', { name: copy.show });
    await expect.element(showPart).toHaveAccessibleDescription(copy.showPartHint);
    await number.fill('4b1606h .50');
    await expect.element(showPart).not.toHaveAccessibleDescription(copy.showPartHint);
    await showPart.click();
    await expect.poll(leftFor).toEqual(['/details/4B1606H-.50']);
  });

  test('an address may ask for it', async () => {
    history.replaceState(null, '', '?find=part');
    await open();
    await expect.element(number).toBeVisible();
  });
});
