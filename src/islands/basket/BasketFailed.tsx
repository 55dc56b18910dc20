import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { errorCopy } from '#config/copy/errors.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { $basketProblem, loadBasket } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';

export function BasketFailed() {
  const problem = useStore($basketProblem) ?? 'shop-unavailable';
  return (
    <Alert
      kind="error"
      isLive
      title={basketCopy.loadFailed}
      action={
        <Button size="sm" onClick={() => void loadBasket()}>
          {availabilityCopy.tryAgain}
        </Button>
      }
    >
      {errorCopy[problem]}
    </Alert>
  );
}
