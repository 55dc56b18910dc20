import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCheckoutDraft, mergeDraft } from '#domain/checkout/checkout-draft.ts';
import { createLog } from '../log.ts';
import { createMemoryStorage } from '../storage/memory.ts';
import { type KeptDraft, readKeptDraft, saveDraft } from './stored-draft.ts';

const open = () => ({ storage: createMemoryStorage(() => 0), log: createLog('silent') });
const cart = 'cart-1';
const typed = (email: string) => ({ ...emptyCheckoutDraft, email });

// rule checkout.late-save
test('saves of one page that arrive in any order: the one with the highest number is kept', async () => {
  const numbers = Array.from({ length: 6 }, (_, index) => index + 1);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(numbers, { minLength: 1 }), fc.boolean(), async (order, isAtOnce) => {
      const deps = open();
      const save = (saveNumber: number) => saveDraft(deps, cart, { draft: typed(`typed-${saveNumber}`), saveNumber });
      if (isAtOnce) await Promise.all(order.map(save));
      else for (const number of order) await save(number);
      const saveNumber = Math.max(...order);
      expect(await readKeptDraft(deps, cart)).toEqual({ draft: typed(`typed-${saveNumber}`), saveNumber });
    }),
  );
});

/** A tab as `stores/checkout/draft.ts` saves: on top of what it is told, until it is taken. */
function openTab(deps: ReturnType<typeof open>, kept: KeptDraft, field: 'email' | 'vatNumber') {
  let base = kept;
  return async (text: string) => {
    let draft = { ...base.draft, [field]: text };
    for (;;) {
      const saveNumber = base.saveNumber + 1;
      const newer = await saveDraft(deps, cart, { draft, saveNumber });
      if (newer === null) return void (base = { draft, saveNumber });
      draft = mergeDraft(base.draft, draft, newer.draft);
      base = newer;
    }
  };
}

// rule checkout.late-save
test('two tabs that save in turns and at once lock nobody out: each field is as its tab has typed it last', async () => {
  const turn = fc.constantFrom('one', 'other', 'both');
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 6 }), async (turns) => {
      const deps = open();
      const nothing = { draft: emptyCheckoutDraft, saveNumber: 0 };
      const tabs = { one: openTab(deps, nothing, 'email'), other: openTab(deps, nothing, 'vatNumber') };
      const last = { email: '', vatNumber: '' };
      for (const [index, which] of turns.entries()) {
        if (which !== 'other') last.email = `email-${index}`;
        if (which !== 'one') last.vatNumber = `number-${index}`;
        await Promise.all([
          ...(which === 'other' ? [] : [tabs.one(last.email)]),
          ...(which === 'one' ? [] : [tabs.other(last.vatNumber)]),
        ]);
      }
      expect((await readKeptDraft(deps, cart)).draft).toMatchObject(last);
    }),
  );
});
