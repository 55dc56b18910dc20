import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alertSchema,
  ask,
  confirm,
  isOpen,
  noteBack,
  noteNotified,
  type StockAlert,
  stockAlertSchema,
  stop,
  viewAlert,
} from './stock-alert.ts';

const request = { slug: '4B1606H-STD', title: 'Conrod bearing set', country: 'DE', email: 'ann@buyer.example' };
const unconfirmed: StockAlert = { ...request, state: 'asked', round: 'r1' };
const confirmed: StockAlert = { ...request, state: 'confirmed', round: 'r1' };
const back: StockAlert = { ...request, state: 'back', round: 'r1' };
const ended = { round: 'r1', slug: request.slug, title: request.title };
const notified: StockAlert = { ...ended, state: 'told' };
const stopped: StockAlert = { ...ended, state: 'stopped' };

const steps = { confirm, stop, noteBack, noteNotified };

describe('the course of a request', () => {
  test.each<[StockAlert | null, Record<keyof typeof steps, StockAlert | null>]>([
    [null, { confirm: null, stop: null, noteBack: null, noteNotified: null }],
    [unconfirmed, { confirm: confirmed, stop: stopped, noteBack: null, noteNotified: null }],
    [confirmed, { confirm: null, stop: stopped, noteBack: back, noteNotified: null }],
    [back, { confirm: null, stop: stopped, noteBack: null, noteNotified: notified }],
    [notified, { confirm: null, stop: null, noteBack: null, noteNotified: null }],
    [stopped, { confirm: null, stop: null, noteBack: null, noteNotified: null }],
  ])('%j', (held, next) => {
    for (const [name, step] of Object.entries(steps)) {
      expect([name, step(held, 'r1')]).toEqual([name, next[name as keyof typeof steps]]);
      expect(step(held, 'another round')).toBeNull();
    }
  });

  test.each<[string, StockAlert | null, StockAlert]>([
    ['nothing', null, { ...unconfirmed, round: 'r2' }],
    ['one not confirmed', unconfirmed, unconfirmed],
    ['a confirmed one', confirmed, confirmed],
    ['one whose mail did not get out while there was stock', back, { ...unconfirmed, round: 'r2' }],
    ['one that was told', notified, { ...unconfirmed, round: 'r2' }],
    ['one that was stopped', stopped, { ...unconfirmed, round: 'r2' }],
  ])('asking again over %s', (_name, held, next) => {
    expect(ask(held, request, 'r2')).toEqual(next);
  });

  test.each<[StockAlert | null, string]>([
    [null, 'over'],
    [{ ...unconfirmed, round: 'r0' }, 'over'],
    [unconfirmed, 'asked'],
    [confirmed, 'confirmed'],
    [back, 'told'],
    [notified, 'told'],
    [stopped, 'stopped'],
  ])('the link of %j shows %s', (held, view) => {
    expect(viewAlert(held, 'r1')).toBe(view);
  });

  // rule stock-alert.told-once
  test('whatever happens in whatever order: told at most once in a round, never unconfirmed, and no address stays', () => {
    const acts = fc.array(fc.constantFrom('ask', 'confirm', 'stop', 'noteBack', 'noteNotified'), { maxLength: 30 });
    fc.assert(
      fc.property(acts, (list) => {
        let held: StockAlert | null = null;
        const tellings = new Map<string, number>();
        const confirmations = new Set<string>();
        for (const [index, act] of list.entries()) {
          const round: string = held?.round ?? '';
          const next: StockAlert | null =
            act === 'ask' ? ask(held, request, `r${index}`) : steps[act as keyof typeof steps](held, round);
          if (next === null) continue;
          expect(alertSchema.parse(next)).toEqual(next);
          if (act === 'confirm') confirmations.add(round);
          if (act === 'noteNotified') tellings.set(round, (tellings.get(round) ?? 0) + 1);
          if (act === 'stop' || act === 'noteNotified') expect(JSON.stringify(next)).not.toContain(request.email);
          held = next;
        }
        for (const [round, count] of tellings) {
          expect(count).toBe(1);
          expect(confirmations.has(round)).toBe(true);
        }
      }),
    );
  });
});

// rule stock-alert.told-once
test('an address is kept until its request has ended', () => {
  expect([unconfirmed, confirmed, back, notified, stopped].map(isOpen)).toEqual([true, true, true, false, false]);
});

test.each([
  [{ slug: '4B1606H-STD', email: ' ann@buyer.example ' }, true],
  [{ slug: '4B1606H-STD', email: 'ann' }, false],
  [{ slug: '4b1606h', email: 'ann@buyer.example' }, false],
  [{ slug: '4B1606H-STD', email: 'ann@buyer.example', country: 'DE' }, false],
])('%j is a request: %s', (value, good) => {
  expect(stockAlertSchema.safeParse(value).success).toBe(good);
});
