import { useState } from 'react';
import { errorCopy } from '#config/copy/errors.ts';
import { Button } from '#islands/shared/Button.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { applyPromoCode } from '#stores/basket.ts';
import styles from './Checkout.module.css';

type Props = { code: string | null };

/** Promo code area: the field keeps what was typed when the shop refuses it. */
export function PromoCode({ code }: Props) {
  const [typed, setTyped] = useState(code ?? '');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const send = async (text: string) => {
    setBusy(true);
    const result = await applyPromoCode(text);
    setBusy(false);
    setError(result.ok ? undefined : errorCopy[result.problem.code]);
  };
  return (
    <form
      className={styles.promo}
      onSubmit={(event) => {
        event.preventDefault();
        void send(typed);
      }}
    >
      <TextField label="Promo code" value={typed} onText={(text) => (setTyped(text), setError(undefined))} error={error} maxLength={40} autoComplete="off" autoCapitalize="characters" spellCheck={false} className={styles.promoField} />
      {code && code === typed ? (
        <Button busy={isBusy && 'Removing'} onClick={() => (setTyped(''), void send(''))}>
          Remove
        </Button>
      ) : (
        <Button type="submit" busy={isBusy && 'Applying'}>
          Apply
        </Button>
      )}
      <p className="sr" role="status">
        {code ? `Promo code ${code} is applied.` : ''}
      </p>
    </form>
  );
}
