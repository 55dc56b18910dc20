import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Placed } from '#api/order.ts';
import { limits } from '#config/limits.ts';
import type { Failure, Result } from '#domain/failure.ts';
import { clientIdOf, openPaymentWindow } from '#scripts/test-kit/payment-window.ts';
import { openTestShop, type TestShop } from '#scripts/test-kit/shop.ts';
import { newKey, reachSummary } from '#scripts/test-kit/visitor.ts';
import { createTestLimits } from '../limits/limits-for-tests.ts';
import { createLog } from '../log.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { makeProof } from '../proof/proof-for-tests.ts';
import { createSeal } from '../seal.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { mailboxOf, paceMailboxes, takeSlot } from './mailbox-pace.ts';
import type { Mail, MailCause } from './mailer.ts';

function begin(most: number, seconds = 1) {
  const clock = { at: 0 };
  const storage = createMemoryStorage(() => clock.at);
  const take = async (start = 'a:') => (await takeSlot({ storage, start, most, seconds })) !== null;
  return { clock, take };
}

describe('takePlace', () => {
  test('so many in a window, each start for itself', async () => {
    const { clock, take } = begin(2);
    expect([await take(), await take(), await take(), await take('b:')]).toEqual([true, true, false, true]);
    clock.at = 999;
    expect(await take()).toBe(false);
    clock.at = 1000;
    expect(await take()).toBe(true);
  });

  test('taken at the same moment, no place is taken twice', async () => {
    const { take } = begin(5);
    const taken = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(taken.filter(Boolean)).toHaveLength(5);
  });

  test('never more than allowed within any window', async () => {
    const steps = fc.array(fc.nat({ max: 400 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (pauses) => {
        const { clock, take } = begin(3);
        const taken: number[] = [];
        for (const pause of pauses) {
          clock.at += pause;
          if (await take()) taken.push(clock.at);
        }
        for (const [index, at] of taken.entries())
          expect((taken[index + 3] ?? Infinity) - at).toBeGreaterThanOrEqual(1000);
      }),
    );
  });
});

describe('mailbox pace', () => {
  const dayMs = 24 * 3_600_000;
  const { anyone, known } = limits.mailsADay;
  const away: Failure = { kind: 'network', operation: 'sendMail', cause: 'refused' };
  const later: Failure = { kind: 'network', operation: 'sendMail', cause: 'not-sent' };

  function begin(answer: () => Result<void> = () => ({ ok: true, value: undefined })) {
    const clock = { at: 1_000_000 };
    const sent: { to: string; at: number }[] = [];
    const storage = createMemoryStorage(() => clock.at);
    const seal = createSeal('s'.repeat(32), () => clock.at);
    const server = {
      async send({ to }: Pick<Mail, 'to'>) {
        const answered = answer();
        if (answered.ok) sent.push({ to, at: clock.at });
        return answered;
      },
    };
    const mailer = paceMailboxes(server, { storage, seal, log: createLog('silent') });
    const send = (cause: MailCause, to = 'ann@buyer.example') =>
      mailer.send({ cause, to, subject: 's', text: 't', html: 'h' });
    return { clock, sent, storage, send };
  }

  const times = (count: number) => Array.from({ length: count });

  // rule request.mailbox
  describe('paceMailboxes', () => {
    test.each<[MailCause, number, object | undefined]>([
      ['shop', 50, undefined],
      ['known', known, { ok: false, failure: later }],
      ['anyone', anyone, { ok: false, failure: later }],
      ['asked', anyone, { ok: true, value: 'nobody' }],
    ])('%s: %i a day, then %j', async (cause, most, beyond) => {
      const { send, sent, clock } = begin();
      for (const _ of times(most)) expect(await send(cause)).toEqual({ ok: true, value: undefined });
      if (beyond === undefined) return;
      expect(await send(cause)).toEqual(beyond);
      clock.at += dayMs;
      await send(cause);
      expect(sent).toHaveLength(most + 1);
    });

    test('what anybody may cause is counted together, and leaves room for what the buyer is owed', async () => {
      const { send, sent } = begin();
      await Promise.all(times(40).map((_, index) => send(index % 2 === 0 ? 'anyone' : 'asked')));
      expect(sent).toHaveLength(anyone);
      expect(await send('known')).toEqual({ ok: true, value: undefined });
      expect(await send('anyone', 'bob@buyer.example')).toEqual({ ok: true, value: undefined });
    });

    test('what the mail server did not take has taken no place', async () => {
      const answers: Result<void>[] = times(30).map(() => ({ ok: false, failure: away }));
      const { send, sent } = begin(() => answers.pop() ?? { ok: true, value: undefined });
      for (const _ of times(30)) expect(await send('anyone')).toEqual({ ok: false, failure: away });
      for (const _ of times(anyone)) await send('anyone');
      expect(sent).toHaveLength(anyone);
    });

    test('neither address nor mailbox is kept readable', async () => {
      const { send, storage } = begin();
      await send('anyone', 'Ann.Keller+x@buyer.example');
      expect(JSON.stringify(await storage.list(''))).not.toMatch(/ann|keller|buyer/i);
    });

    test('within no day more than allowed, however the mailbox is written', async () => {
      const spelling = fc.constantFrom(
        'ann@buyer.example',
        'A.N.N@Buyer.example',
        'ann+1@buyer.example',
        'ＡＮＮ@buyer.example',
      );
      const cause = fc.constantFrom<MailCause>('known', 'anyone', 'asked');
      const step = fc.record({ cause, to: spelling, pause: fc.nat({ max: dayMs / 10 }) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
          const { send, sent, clock } = begin();
          for (const { pause, ...mail } of steps) {
            clock.at += pause;
            await send(mail.cause, mail.to);
          }
          for (const [index, { at }] of sent.entries())
            expect((sent[index + anyone + known]?.at ?? Infinity) - at).toBeGreaterThanOrEqual(dayMs);
        }),
      );
    });

    test('the outbox sends what is owed later, and loses none', async () => {
      const { send, sent, storage, clock } = begin();
      const log = createLog('silent');
      const deliver = () => send('anyone');
      const outbox = createOutbox({ storage, log, now: () => clock.at, deliver });
      for (const [index] of times(12).entries()) await outbox.put(`withdrawal-receipt:${index}`);
      await outbox.flush();
      expect(sent).toHaveLength(anyone);
      for (const end = clock.at + 2 * dayMs; clock.at < end; clock.at += 600_000) await outbox.flush();
      expect(sent).toHaveLength(12);
      expect(await storage.list('outbox:')).toHaveLength(12);
      expect(await storage.list('outbox:undeliverable:')).toEqual([]);
    });
  });

  test.each([
    ['Ann@Buyer.Example', 'ann@buyer.example'],
    [' a.n.n+shop+2@buyer.example ', 'ann@buyer.example'],
    ['ann', 'ann@'],
  ])('%s leads to %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  // rule request.mailbox
  describe('a whole shop, to one mailbox', () => {
    const victim = 'victim@buyer.example';
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop({ pace: 1 });
      shop.services.limits = createTestLimits();
    });
    afterAll(() => shop.stop());

    const mails = (words = '') =>
      shop.sandbox.store.mails
        .list()
        .filter(({ to, subject }) => /^victim/.test(to[0] ?? '') && subject.includes(words));
    const open = async () => (await shop.services.storage.list('outbox:open:')).map(({ key }) => key.split(':')[2]);
    const settled = (waiting: string[]) =>
      vi.waitFor(async () => expect((await open()).toSorted()).toEqual(waiting), { timeout: 15_000 });

    test('an order, twelve withdrawals and a link come to six mails; a payment has its receipt all the same', async () => {
      const buyer = shop.visit();
      const draft = { email: victim, repeatEmail: victim };
      const { agreed } = await reachSummary(buyer, { draft });
      const { orderId } = (await buyer.ask('POST', '/api/order', { key: newKey(), ...agreed })).body as Placed;
      await settled([]);
      expect(mails()).toHaveLength(1);

      for (const index of times(12).keys()) {
        const withdrawal = {
          name: 'A',
          order: `SO-${index}`,
          email: `victim+${index}@buyer.example`,
          scope: 'all',
          goods: '',
        };
        const proof = await makeProof(await shop.services.proofs.pose());
        const sent = await shop.visit().ask('POST', '/api/withdrawal', { key: newKey(), withdrawal, proof });
        expect(sent.status).toBe(200);
      }
      await settled(times(12 - (anyone - 1)).map(() => 'withdrawal-receipt'));
      expect(mails()).toHaveLength(anyone);

      expect((await shop.visit().ask('POST', `/api/order/${orderId}/link`, {})).status).toBe(202);
      await settled(times(12 - (anyone - 1)).map(() => 'withdrawal-receipt'));
      expect(mails('The link')).toEqual([]);

      const window = openPaymentWindow({ askShop: buyer.ask, sandbox: shop.sandbox, orderId });
      const widgets = await window.open();
      if (widgets === null) throw new Error('nothing to pay with');
      const clientId = clientIdOf(widgets);
      const providerOrder = (await window.openProviderOrder(widgets, clientId)) ?? '';
      await window.approve(providerOrder);
      await window.confirm(await window.take(providerOrder, clientId));
      await vi.waitFor(() => expect(mails('Receipt for')).toHaveLength(1), { timeout: 10_000 });
      expect(mails()).toHaveLength(anyone + 1);
    });
  });
});
