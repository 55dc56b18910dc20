import { type FormEvent, useEffect, useState } from 'react';
import { basketPaths } from '#api/basket.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import type { errorCopy } from '#config/copy/errors.ts';
import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { Button } from '#islands/shared/Button.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { applyPromoCode } from '#stores/basket/basket.ts';
import styles from './PromoCode.module.css';

const field = {
  maxLength: limits.promoCodeMax,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;

function usePromoCode(applied: string | null) {
  const [typed, setTyped] = useState(applied ?? '');
  useEffect(() => setTyped(applied ?? ''), [applied]);
  const [error, setError] = useState<keyof typeof errorCopy | undefined>();
  const [isBusy, setBusy] = useState(false);
  const send = async (text: string) => {
    setBusy(true);
    const result = await applyPromoCode(text);
    setBusy(false);
    setError(result.ok ? undefined : result.problem.code);
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return { typed, error, isBusy, send, type };
}

/** Promo code area: the field keeps what was typed when the shop refuses it. */
export function PromoCode({ code: applied }: { code: string | null }) {
  const { typed, error: code, isBusy, send, type } = usePromoCode(applied);
  const reason = useWaitReason(basketPaths.promoCode);
  const error = code && <ProblemText code={code} path={basketPaths.promoCode} />;
  const isApplied = applied !== null && applied === cleanCode(typed).trim().toUpperCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(isApplied ? '' : typed);
  };
  return (
    <form className={styles.promo} noValidate onSubmit={submit}>
      <TextField {...field} label={copy.promoCode} value={typed} onText={type} error={error} className={styles.field} />
      <Button
        type="submit"
        className={styles.button}
        busy={isBusy && (isApplied ? copy.removing : copy.applying)}
        reason={reason}
      >
        {isApplied ? copy.removePromo : copy.apply}
      </Button>
      <p className="sr" {...notice}>
        {error ?? (applied ? copy.promoApplied(applied) : '')}
      </p>
    </form>
  );
}
