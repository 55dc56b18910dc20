import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { $pending, removeLine } from '#stores/basket/basket.ts';
import { useStore } from '@nanostores/react';

export function LineRemove({ line }: { line: BasketLineAnswer }) {
  const isLeaving = useStore($pending)[line.id]?.isLeaving;
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={basketCopy.removeNamed(line.number)}
      aria-busy={isLeaving || undefined}
      onClick={() => void removeLine(line.id)}
    >
      <Icon name="trash-2" />
    </button>
  );
}
