import { basketPaths } from '#api/basket.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { ProblemText } from '#islands/shared/TooMany.tsx';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { $basketProblem, loadBasket } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';

export function BasketFailed() {
  const problem = useStore($basketProblem) ?? 'shop-unavailable';
  const reason = useWaitReason(basketPaths.basket);
  return (
    <Alert
      kind="error"
      isLive
      title={basketCopy.loadFailed}
      action={
        <Button size="sm" reason={reason} onClick={() => void loadBasket()}>
          {availabilityCopy.tryAgain}
        </Button>
      }
    >
      <ProblemText code={problem} path={basketPaths.basket} />
    </Alert>
  );
}
