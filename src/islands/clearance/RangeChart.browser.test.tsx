import { fromMm } from '#domain/clearance/length.ts';
import { findAccessFaults } from '#islands/testing/page.ts';
import { render } from 'vitest-browser-react/pure';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RangeChart } from './RangeChart.tsx';

const chart = page.getByRole('img');
const range = { from: fromMm(0.051), to: fromMm(0.061) };
const box = (selector: string) => chart.element().querySelector(selector)?.getBoundingClientRect();
const mark = () => box('path[class*=mark]');

describe('the scale of oil clearance', () => {
  test.each([
    ['below', 0.04, -1],
    ['above', 0.09, 1],
  ])('a clearance that is %s the range is marked there', async (_case, clearance, side) => {
    await render(<RangeChart range={range} clearance={fromMm(clearance)} unit="mm" />);
    await expect.element(chart).toBeVisible();
    const { left = 0, right = 0 } = box('rect[class*=range]') ?? {};
    const middle = ((mark()?.left ?? 0) + (mark()?.right ?? 0)) / 2;
    expect(middle < left ? -1 : middle > right ? 1 : 0).toBe(side);
    expect(await findAccessFaults()).toEqual([]);
  });

  test.each([
    ['nothing is worked out', null],
    ['it is less than nothing', fromMm(-0.02)],
  ])('there is no mark where %s', async (_case, clearance) => {
    await render(<RangeChart range={range} clearance={clearance} unit="mm" />);
    await expect.element(chart).toBeVisible();
    expect(mark()).toBeUndefined();
  });

  test.each([
    ['mm', '0.05', /range 0\.051–0\.061 mm; strip AG-1, green, reads .* mm; worked out 0\.056 mm$/],
    ['in', '0.002', /range 0\.0020–0\.0024 in; strip AG-1, green, reads .* in; worked out 0\.0022 in$/],
  ] as const)('is numbered and read out in %s', async (unit, numbered, name) => {
    await render(<RangeChart range={range} clearance={fromMm(0.056)} unit={unit} />);
    await expect.element(chart).toHaveAccessibleName(name);
    await expect.element(chart.getByText(numbered, { exact: true })).toBeVisible();
  });
});
