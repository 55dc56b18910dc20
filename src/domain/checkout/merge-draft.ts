import type { CheckoutDraft } from './checkout-draft.ts';

type Fields = { [name: string]: string | boolean | Fields };

const merge = (base: Fields, here: Fields, there: Fields): Fields =>
  Object.fromEntries(
    Object.entries(there).map(([name, value]) =>
      typeof value === 'object'
        ? [name, merge(base[name] as Fields, here[name] as Fields, value)]
        : [name, (here[name] === base[name] ? value : here[name]) ?? value],
    ),
  );

/**
 * Two tabs type into one draft: what was changed here since both knew `base` stays, everything else is as it is kept `there`.
 * So no tab takes back what was typed in another one.
 */
export const mergeDraft = (base: CheckoutDraft, here: CheckoutDraft, there: CheckoutDraft): CheckoutDraft =>
  merge(base, here, there) as CheckoutDraft;
