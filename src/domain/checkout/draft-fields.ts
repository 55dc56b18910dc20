import type { CheckoutDraft } from './checkout-draft.ts';

type AddressField<Of extends 'shipping' | 'billing'> = `${Of}.${keyof CheckoutDraft[Of] & string}`;

/** A field of the draft by its dotted name. */
export type DraftField = keyof CheckoutDraft | AddressField<'shipping'> | AddressField<'billing'>;

/** The draft with one field changed, named with its dots. */
export function withField(draft: CheckoutDraft, field: string, value: string | boolean): CheckoutDraft {
  const [group, name] = field.split('.');
  if (name === undefined) return { ...draft, [field]: value };
  return group === 'billing'
    ? { ...draft, billing: { ...draft.billing, [name]: value } }
    : { ...draft, shipping: { ...draft.shipping, [name]: value } };
}

/** What the draft has in a field, by its dotted name. */
export function readField(draft: CheckoutDraft, field: DraftField): unknown {
  const [group, name] = field.split('.');
  if (name === undefined) return draft[field as keyof CheckoutDraft];
  return ({ ...(group === 'billing' ? draft.billing : draft.shipping) } as Record<string, string>)[name];
}

/** True when nothing was typed, ticked or chosen. */
export const isBlank = (draft: CheckoutDraft): boolean =>
  Object.values(draft)
    .flatMap((value) => (typeof value === 'object' ? Object.values(value) : [value]))
    .every((value) => value === '' || value === false);
