import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { decideShortage } from '#domain/basket/line-shortage.ts';
import { canRaise } from '#domain/basket/quantity.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import {
  $lineProblems,
  $pending,
  changeQuantity,
  type LineProblem,
  removeLine,
  shownQuantity,
} from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import { LineShortage } from './LineShortage.tsx';

const sentences: Record<LineProblem, string> = {
  'out-of-stock': basketCopy.cannotBuyMore,
  'not-saved': basketCopy.notSaved,
  'not-removed': basketCopy.notRemoved,
  'not-known': basketCopy.notKnown,
};

type Props = {
  line: BasketLineAnswer;
  /** false where the line has no button that raises it */
  hasStepper?: boolean;
};

/** Why a line cannot have more or cannot be had, or why the last change of it did not go through. */
export function LineNote({ line, hasStepper = true }: Props) {
  const problem = useStore($lineProblems)[line.id];
  const quantity = shownQuantity(line, useStore($pending)[line.id]);
  const limit = hasStepper && line.max !== null && !canRaise(quantity, line.max) ? basketCopy.cannotBuyMore : '';
  const shortage = decideShortage({ ...line, quantity });
  const sentence = problem ? sentences[problem] : limit;
  return (
    <>
      <div role="status">
        {sentence ? (
          <p className="err">
            <Icon name="circle-alert" className="i-s" />
            {sentence}
          </p>
        ) : null}
      </div>
      {shortage ? (
        <LineShortage
          line={line}
          shortage={shortage}
          onTake={(left) => changeQuantity(line.id, left)}
          onRemove={() => void removeLine(line.id)}
        />
      ) : null}
    </>
  );
}
