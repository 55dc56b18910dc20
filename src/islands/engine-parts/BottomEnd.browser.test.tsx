import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineGroup } from '#domain/engine/engine-row.ts';
import { sampleGroup, sampleKitRow, sampleRow } from '#domain/engine/samples.ts';
import { endpoints } from '#islands/testing/endpoints.ts';
import { answerCookies } from '#islands/testing/page.ts';
import { answerParts, noStock } from '#islands/testing/samples.ts';
import { hydrateDrawn } from '#islands/testing/hydrate.ts';
import { shop } from '#islands/testing/shop.ts';
import { sampleBasket, sampleLine } from '#stores/basket/sample.ts';
import { render } from 'vitest-browser-react/pure';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EngineParts } from './EngineParts.tsx';

const { liveParts, addLine } = endpoints;
const rods = sampleRow('4B1946H', ['STD', '.25', '.50']);
const mains = sampleRow('5M1959H', ['STD', '.25']);
const thrust = sampleRow('1T1957', ['STD', '.10']);
const extra = [sampleRow('4B1946HX', ['STD']), sampleRow('5M1959HX', ['STD'])];
const kit = sampleKitRow('4B1946H+5M1959H+1T1957', ['4B1946H-STD', '5M1959H-STD', '1T1957-STD'], 30_000);
const groups: EngineGroup[] = sampleGroup([rods, mains, thrust, ...extra, kit]);

const block = page.getByRole('region', { name: copy.bottomEnd });
const button = (name: string) => block.getByRole('button', { name, exact: true });
/** By its code, behind which its name says what it means. */
const radio = (code: string) => block.getByRole('radio', { name: new RegExp(`^${RegExp.escape(code)}(?: ?,|$)`) });
const choose = (code: string) => radio(code).click({ force: true });

beforeEach(answerCookies);

/** The shop takes every part, and its basket holds what it took. */
function takeParts(): string[] {
  const taken: string[] = [];
  shop.answers(addLine, ({ body: { part } }) => {
    taken.push(part);
    return sampleBasket(taken.map((slug, at) => sampleLine({ id: `line-${at}`, slug })));
  });
  return taken;
}

async function open(known: Parameters<typeof answerParts>[0] = {}): Promise<void> {
  shop.answers(liveParts, answerParts(known));
  await render(<EngineParts engine="K20A" groups={groups} />);
  await expect.poll(() => shop.received(liveParts).length).toBe(1);
}

// rule catalogue.bottom-end
describe('everything for a bottom end', () => {
  test('is the kit where one holds the same, with what it saves', async () => {
    const taken = takeParts();
    await open({ [kit.set]: { gross: { amount: 30_000, currency: 'eur' } } });
    await expect.element(block.getByText(copy.apart)).toBeVisible();
    await button(copy.addKit).click();
    await expect.element(block.getByText(copy.kitInBasket)).toBeVisible();
    expect(taken).toEqual([kit.set]);
  });

  test('is the three parts in another size, one after the other', async () => {
    const taken = takeParts();
    await open();
    await choose('.25');
    await button(copy.addAll(3)).click();
    await expect.element(block.getByText(copy.allInBasket(3))).toBeVisible();
    expect(taken).toEqual(['4B1946H-.25', '5M1959H-.25', '1T1957-STD']);
    await expect.element(button(copy.viewBasket)).toBeVisible();
    await button(copy.addAllAgain).click();
    await expect.poll(() => taken).toHaveLength(6);
  });

  test('leaves out what the basket holds, and says so', async () => {
    const taken = takeParts();
    await open({ '4B1946H-STD': { inBasket: 1 } });
    await expect.element(block.getByText(copy.someInBasket(1, 3))).toBeVisible();
    await button(copy.addOthers(2)).click();
    await expect.poll(() => taken).toEqual(['5M1959H-STD', '1T1957-STD']);
  });

  test('goes with the clearance: only sizes that both have', async () => {
    await open();
    await expect.element(radio('.50')).not.toBeInTheDocument();
    await choose('.25');
    await choose(`HX ${copy.shortLetters.HX}`);
    await expect.element(radio('STD')).toBeChecked();
    await expect.element(block.getByRole('link', { name: '4B1946HX-STD' })).toBeVisible();
  });

  test('says which part is sold out, and adds the others', async () => {
    const taken = takeParts();
    await open({ '5M1959H-.25': { stock: noStock } });
    await choose('.25');
    await expect.element(block.getByText(copy.soldOut(''), { exact: true })).toBeVisible();
    await button(copy.addOthers(2)).click();
    await expect.poll(() => taken).toEqual(['4B1946H-.25', '1T1957-STD']);
  });
});

// rule catalogue.engine-rows
test('drawn with the answer it is whole before it hydrates, asks nothing, and hydrates as it was drawn', async () => {
  const ids = groups.flatMap(({ rows }) => rows.flatMap(({ sizes }) => sizes.map(({ slug }) => slug)));
  const parts = <EngineParts engine="K20A" groups={groups} drawn={answerParts()({ body: { ids } })} />;
  const { faults, place } = hydrateDrawn(parts);
  expect(place.textContent).toContain(copy.allInStock);
  const taken = takeParts();
  await button(copy.addKit).click();
  await expect.poll(() => taken).toEqual([kit.set]);
  expect(shop.received(liveParts)).toHaveLength(0);
  expect(faults).toEqual([]);
});
