import { type BasketLineAnswer, basketPaths } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { canRaise } from '#domain/basket/quantity.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWait } from '#islands/shared/use-wait.ts';
import {
  $lineProblems,
  $pending,
  changeQuantity,
  type LineProblem,
  removeLine,
  displayedQuantity,
} from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';
import { LineShortage } from './LineShortage.tsx';
import { useShortage } from './use-shortage.ts';

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

/** Why a line cannot have more, or why its last change did not go through; that there is none of it is the shortage's to say. */
export function LineProblemNote({ line, hasStepper = true }: Props) {
  const problem = useStore($lineProblems)[line.id];
  const quantity = displayedQuantity(line, useStore($pending)[line.id]);
  const isOut = useShortage(line)?.kind === 'sold-out';
  const isAtTop = hasStepper && !isOut && line.max !== null && quantity >= line.max && !canRaise(quantity, line.max);
  const path = basketPaths.line(line.id);
  const isTooMany = useWait(path).retry !== null && (problem === 'not-saved' || problem === 'not-removed');
  const sentence = problem ? sentences[problem] : isAtTop ? basketCopy.cannotBuyMore : '';
  return (
    <div {...notice}>
      {sentence ? (
        <p className="err">
          <Icon name="circle-alert" className="i-s" />
          {isTooMany ? <TooMany path={path} lead={sentence} /> : sentence}
        </p>
      ) : null}
    </div>
  );
}

/** The shortage of a line of the basket, and what to do about it. */
export function LineShortageNote({ line }: { line: BasketLineAnswer }) {
  const shortage = useShortage(line);
  return shortage ? (
    <LineShortage
      line={line}
      shortage={shortage}
      onTake={(left) => changeQuantity(line.id, left)}
      onRemove={() => void removeLine(line.id)}
    />
  ) : null;
}

/** Both, one below the other. */
export const LineNote = ({ line, hasStepper = true }: Props) => (
  <>
    <LineProblemNote line={line} hasStepper={hasStepper} />
    <LineShortageNote line={line} />
  </>
);
