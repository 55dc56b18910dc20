import { canRaise } from '#domain/basket/quantity.ts';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { notice } from './notice.ts';

type Props = {
  /** whose quantity: "4B1606H-STD" */
  of: string;
  value: number;
  /** null: no upper bound is known but that of a line */
  max: number | null;
  onChange: (value: number) => void;
  size?: 'md' | 'lg';
  /** while it works, presses are still taken: the last one wins */
  isBusy?: boolean;
  isDisabled?: boolean;
  describedBy?: string | undefined;
};

/** `why`: it cannot act */
type StepProps = {
  name: string;
  isOff: boolean | undefined;
  why: string | undefined;
  onPress: () => void;
  children: ReactNode;
};

/** One that is off keeps the focus, and says why (rule access.says-why). */
function Step({ name, isOff, why, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className={isOff ? 'off' : ''}
      aria-label={name}
      aria-disabled={isOff || undefined}
      title={why}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** Quantity with two buttons; the number itself is a read-out (rules basket.least-quantity and basket.most-quantity). */
export function Stepper({ of, value, max, onChange, size = 'md', isBusy, isDisabled, describedBy }: Props) {
  const isAtTop = !canRaise(value, max);
  return (
    <div
      className={`stepper ${size === 'lg' ? 'lg' : ''}`}
      role="group"
      aria-label={`Quantity of ${of}`}
      aria-describedby={describedBy}
    >
      <Step
        name={`Decrease quantity of ${of}`}
        isOff={isDisabled || value <= 1}
        why={value > 1 ? undefined : 'One is the least.'}
        onPress={() => onChange(value - 1)}
      >
        <Icon name="minus" className="i-s" />
      </Step>
      <b {...notice} aria-label={`Quantity ${value}`} aria-busy={isBusy || undefined}>
        {value}
      </b>
      <Step
        name={`Increase quantity of ${of}`}
        isOff={isDisabled || isAtTop}
        why={isAtTop ? 'This is the most.' : undefined}
        onPress={() => onChange(value + 1)}
      >
        <Icon name="plus" className="i-s" />
      </Step>
    </div>
  );
}
