import type { BodyOf, CallOptions, CallResult } from '#api/call.ts';
import { type Placed, orderPaths, type placeOrderSchema } from '#api/order.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeDraft } from './checkout-for-tests.ts';
import { type PlacingEffects, createPlacing, placingRetryMs } from './placing.ts';

const total = { amount: 13_752, currency: 'eur' } as const;
const line = { slug: 'AG-1', quantity: 2, gross: total };
const displayed = { total, draft: completeDraft, lines: [{ ...line, id: 'line-1' }] };
const placed: CallResult<Placed> = { ok: true, value: { orderId: 'ord_1', url: '/order/ord_1' } };
const lost = ['offline', 'bad-answer', 'order-pending', 'shop-unavailable'] as const;
const refused = [
  'total-changed',
  'details-changed',
  'delivery-changed',
  'out-of-stock',
  'order-failed',
  'basket-gone',
  'basket-empty',
  'too-many-requests',
  'invalid-draft',
] as const;
const refuse = (code: string, fields?: Record<string, string>) =>
  ({ ok: false, problem: { code, ref: '', ...(fields ? { fields } : {}) } }) as CallResult<Placed>;

const tick = () => new Promise((resolve) => setImmediate(resolve));

type Post = { path: string; body: BodyOf<typeof placeOrderSchema> };

/** `answers` are given one after the other; the last one again and again. */
function openPlacing(answers: CallResult<Placed>[]) {
  const posts: Post[] = [];
  const events: string[] = [];
  const waits: number[] = [];
  let open = 0;
  let most = 0;
  let keys = 0;
  const effects: PlacingEffects = {
    call: (async (path: string, _schema: unknown, options: CallOptions) => {
      posts.push({ path, body: options.body as Post['body'] });
      most = Math.max(most, (open += 1));
      await tick();
      open -= 1;
      return answers.length > 1 ? answers.shift() : answers[0];
    }) as PlacingEffects['call'],
    wait: async (delayMs) => {
      waits.push(delayMs);
      await tick();
    },
    takeProof: async () => ({ ok: true, proof: 'proof' }),
    makeKey: () => `key-of-this-visit-${(keys += 1)}`,
    leaveTo: (path) => events.push(`leave to ${path}`),
    onPlaced: () => events.push('placed'),
    reload: async () => {
      await tick();
      events.push(`reload while ${placing.$placing.get().step}`);
    },
  };
  const placing = createPlacing(effects);
  return { placing, state: () => placing.$placing.get(), posts, events, waits, most: () => most };
}

describe('place', () => {
  test('sends the key and what the buyer saw, and leaves the summary for good', async () => {
    const { placing, posts, events } = openPlacing([placed]);
    await placing.place(displayed);
    const body = { key: 'key-of-this-visit-1', shownTotal: total, shown: { draft: completeDraft, lines: [line] } };
    expect(posts).toEqual([{ path: orderPaths.place, body }]);
    expect(events).toEqual(['placed', 'leave to /order/ord_1?placed']);
  });

  test.each(lost)('after %s asks again with the same key until it knows', async (code) => {
    const { placing, posts, waits, events } = openPlacing([refuse(code), refuse(code), placed]);
    await placing.place(displayed);
    expect(posts.map(({ body }) => body.key)).toEqual(Array(3).fill('key-of-this-visit-1'));
    expect(waits).toEqual(placingRetryMs.slice(0, 2));
    expect(events.at(-1)).toBe('leave to /order/ord_1?placed');
  });

  test('says that it is finding out', async () => {
    const seen: string[] = [];
    const { placing } = openPlacing([refuse('order-pending'), placed]);
    placing.$placing.listen(({ step }) => seen.push(step));
    await placing.place(displayed);
    expect(seen).toEqual(['placing', 'confirming', 'placed']);
  });

  test('after the last question it tells the buyer not to order again, and a press asks once more with the same key', async () => {
    const { placing, state, posts } = openPlacing([refuse('offline')]);
    await placing.place(displayed);
    expect(state()).toEqual({ step: 'unknown' });
    const postCount = posts.length;
    expect(postCount).toBe(placingRetryMs.length + 1);
    await placing.place(displayed);
    expect(new Set(posts.map(({ body }) => body.key)).size).toBe(1);
    expect(posts.length).toBe(2 * postCount);
  });

  test.each(['total-changed', 'details-changed', 'delivery-changed', 'out-of-stock', 'earlier-order'] as const)(
    '%s: nothing is ordered, the basket is read again, the new total goes along next time',
    async (code) => {
      const { placing, state, posts, events } = openPlacing([refuse(code), placed]);
      await placing.place(displayed);
      expect(state()).toMatchObject({ step: 'changed', code, refused: { total }, isRepeated: false });
      expect(events).toEqual(['reload while placing']);
      const changed = { amount: 9_950, currency: 'eur' } as const;
      await placing.place({ ...displayed, total: changed });
      const pressed = posts.map(({ body: { key, shownTotal } }) => [key, shownTotal]);
      expect(pressed).toEqual([total, changed].map((shownTotal) => ['key-of-this-visit-1', shownTotal]));
    },
  );

  // rule order.once
  test('ordered already and otherwise: what is shown stays beside what the shop tells of it, with the order', async () => {
    const explanation = { ref: '', order: 'ord_1', fields: { total: 'Another total.' } };
    const problem = { code: 'ordered-otherwise', ...explanation } as const;
    const { placing, state, events } = openPlacing([{ ok: false, problem }]);
    await placing.place(displayed);
    expect(state()).toMatchObject({ step: 'changed', code: 'ordered-otherwise', explanation });
    expect(events).toEqual([]);
  });

  // rule order.short-lines
  test('the same refusal again is known as such', async () => {
    const { placing, state } = openPlacing([refuse('out-of-stock'), refuse('out-of-stock')]);
    await placing.place(displayed);
    await placing.place(displayed);
    expect(state()).toMatchObject({ code: 'out-of-stock', isRepeated: true });
  });

  // rule order.replaced
  test('an earlier order that stands: read once, the next press wants this one beside it', async () => {
    const { placing, posts } = openPlacing([refuse('earlier-order'), placed]);
    await placing.place(displayed);
    await placing.place(displayed);
    expect(posts.map(({ body }) => body.isBesideEarlier)).toEqual([undefined, true]);
  });

  test('missing details are named', async () => {
    const fields = { 'shipping.city': 'Field is required.' };
    const { placing, state, events } = openPlacing([refuse('invalid-draft', fields)]);
    await placing.place(displayed);
    expect([state(), events]).toEqual([{ step: 'incomplete', fields }, ['reload while placing']]);
  });

  test.each(['basket-gone', 'basket-empty'])(
    '%s: the page is read again, perhaps there is an order already',
    async (code) => {
      const { placing, state, events } = openPlacing([refuse(code)]);
      await placing.place(displayed);
      expect([state(), events]).toEqual([{ step: 'failed', code }, ['reload while placing']]);
    },
  );

  test('a failure is a message that can be put away and tried again', async () => {
    const { placing, state } = openPlacing([refuse('order-failed'), placed]);
    await placing.place(displayed);
    expect(state()).toEqual({ step: 'failed', code: 'order-failed' });
    placing.acknowledge();
    expect(state()).toEqual({ step: 'idle' });
    await placing.place(displayed);
    expect(state().step).toBe('placed');
  });
});

const answers = fc.array(fc.constantFrom(...lost, ...refused, 'placed' as const), { minLength: 1, maxLength: 30 });
const presses = fc.array(fc.constantFrom('press', 'press twice', 'press and wait', 'tick', 'acknowledge'), {
  minLength: 1,
  maxLength: 12,
});

test('whatever is answered and pressed: one key, never two at once, nothing after the order', async () => {
  await fc.assert(
    fc.asyncProperty(answers, presses, async (codes, walk) => {
      const given = codes.map((code) => (code === 'placed' ? placed : refuse(code)));
      const { placing, posts, events, most, state } = openPlacing([...given, placed]);
      const running: Promise<void>[] = [];
      for (const step of walk) {
        if (step === 'acknowledge' && state().step === 'failed') placing.acknowledge();
        if (step.startsWith('press')) running.push(placing.place(displayed));
        if (step === 'press twice') running.push(placing.place(displayed));
        if (step === 'tick') await tick();
        if (step === 'press and wait') await Promise.all(running);
      }
      await Promise.all(running);
      expect(new Set(posts.map(({ body }) => body.key)).size).toBeLessThanOrEqual(1);
      expect(most()).toBeLessThanOrEqual(1);
      const orders = events.filter((event) => event.startsWith('placed')).length;
      expect(orders).toBeLessThanOrEqual(1);
      if (orders === 1) {
        const before = posts.length;
        await placing.place(displayed);
        expect(posts.length).toBe(before);
      }
    }),
    { numRuns: 300 },
  );
});
