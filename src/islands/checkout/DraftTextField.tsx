import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { checkoutLengths } from '#config/checkout-lengths.ts';
import { lookUp } from '#domain/look-up-own-key.ts';
import { TextField } from '#islands/shared/TextField.tsx';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import type { DraftField } from '#domain/checkout/checkout-draft.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'value' | 'onText' | 'error' | 'id'> & {
  field: DraftField & keyof typeof checkoutCopy.labels;
};

/** id of a field's control, for the list of errors on top */
export const fieldId = (field: string): string => `checkout-${field.replace('.', '-')}`;

const read = (draft: object, field: string): string => {
  const value = field.split('.').reduce<unknown>((holder, name) => (holder as Record<string, unknown>)[name], draft);
  return String(value);
};

/** By the last word of the name: "shipping.city" is as long as "billing.city". */
const lengthOf = (field: string): number | undefined => lookUp<number>(checkoutLengths, field.split('.').at(-1) ?? '');

/** A text field of the draft, as long as the shop takes it: shows what is typed, says what is wrong once it was left, forgets the error when it is changed. */
export function DraftTextField({ field, ...rest }: Props) {
  const draft = useStore(checkoutStore.$draft);
  const errors = useStore(checkoutStore.$fieldErrors);
  return (
    <TextField
      {...rest}
      id={fieldId(field)}
      name={field}
      label={checkoutCopy.labels[field]}
      value={read(draft, field)}
      maxLength={lengthOf(field)}
      error={errors[field]}
      onText={(text) => checkoutStore.setField(field, text)}
      onBlur={() => checkoutStore.checkField(field)}
    />
  );
}
