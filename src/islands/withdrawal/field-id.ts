import type { WithdrawalForm } from '#domain/withdrawal/withdrawal.ts';

/** Where the list of errors leads to. */
export const fieldId = (name: keyof WithdrawalForm): string => `withdrawal-${name}`;
