import type { BasketLineAnswer } from '#api/basket.ts';
import { basketCopy } from '#config/copy/basket.ts';
import { listBasketWarnings } from '#domain/basket/warnings.ts';
import { Alert } from '#islands/shared/Alert.tsx';

type Props = { lines: BasketLineAnswer[]; className?: string };

/** HX warning first, then the note on the kit in two packages (rule basket.warnings). */
export function BasketWarnings({ lines, className = '' }: Props) {
  const sentences = listBasketWarnings(lines);
  if (sentences.length === 0) return null;
  return (
    <div className={className}>
      {sentences.map((sentence) => (
        <Alert key={sentence} kind={sentence === basketCopy.hxWarning ? 'warn' : 'note'} isLive>
          {sentence}
        </Alert>
      ))}
    </div>
  );
}
