import { checkoutCopy as copy } from '#config/copy/checkout.ts';

const labels: Record<string, string> = copy.labels;

/** What a field is called away from its place: those of the billing address with their section. */
export const fieldName = (field: string): string =>
  field.startsWith('billing.') ? copy.billingField(labels[field] ?? field) : (labels[field] ?? field);
