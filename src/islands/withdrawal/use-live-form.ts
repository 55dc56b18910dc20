import { useEffect, useState } from 'react';
import { withdrawalStore as store } from '#stores/order/withdrawal-instance.ts';
import type { WithdrawalForm } from '#domain/withdrawal/withdrawal.ts';

const valueOf = (selector: string): string => document.querySelector<HTMLInputElement>(selector)?.value ?? '';

/** Takes over what was typed or chosen while the page was still loading its scripts. */
function adoptTyped(): void {
  const { form } = store.$withdrawal.get();
  for (const name of ['name', 'order', 'email'] as const) {
    const typed = valueOf(`#${fieldId(name)}`);
    // an empty field may only not have been written yet: what was handed over is in the store first
    if (typed !== '' && typed !== form[name]) store.setField(name, typed);
  }
  const scope = valueOf('input[name="scope"]:checked');
  if (scope === 'all' || scope === 'some') store.setField('scope', scope);
}

/** False until the form can be sent by this island; the browser's own sending would lose what was typed. */
export function useLiveForm(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    adoptTyped();
    setLive(true);
  }, []);
  return isLive;
}

/** Where the list of errors leads to. */
export const fieldId = (name: keyof WithdrawalForm): string => `withdrawal-${name}`;
