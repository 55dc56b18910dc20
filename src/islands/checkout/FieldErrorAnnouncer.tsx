import { notice } from '#islands/shared/notice.ts';
import { useStore } from '@nanostores/react';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { fieldName } from './field-name.ts';

/** Reads out what was found wrong with the field just left: by then the focus is elsewhere. */
export function FieldErrorAnnouncer() {
  const field = useStore(checkoutStore.$announcedField);
  const errors = useStore(checkoutStore.$fieldErrors);
  const error = field === null ? undefined : errors[field];
  return (
    <p className="sr" {...notice}>
      {field !== null && error ? `${fieldName(field)}: ${error}` : ''}
    </p>
  );
}
