import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { notice } from './notice.ts';

type Props = {
  /** whose quantity: "4B1606H-STD" */
  of: string;
  value: number;
  /** null: no upper bound is known */
  max: number | null;
  onChange: (value: number) => void;
  size?: 'md' | 'lg';
  /** while it works, presses are still taken: the last one wins */
  isBusy?: boolean;
  isDisabled?: boolean;
  describedBy?: string | undefined;
};

type StepProps = { name: string; isOff: boolean; onPress: () => void; children: ReactNode };

/** One that is off keeps the focus, and says why (rule access.says-why). */
function Step({ name, isOff, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff}
      title={isOff ? 'This is the limit' : undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** Quantity with two buttons; the number itself is a read-out (rule basket.least-quantity). */
export function Stepper({ of, value, max, onChange, size = 'md', isBusy, isDisabled, describedBy }: Props) {
  return (
    <div
      className={`stepper ${size === 'lg' ? 'lg' : ''}`}
      role="group"
      aria-label={`Quantity of ${of}`}
      aria-describedby={describedBy}
    >
      <Step name={`Decrease quantity of ${of}`} isOff={isDisabled || value <= 1} onPress={() => onChange(value - 1)}>
        <Icon name="minus" className="i-s" />
      </Step>
      <b {...notice} aria-label={`Quantity ${value}`} aria-busy={isBusy || undefined}>
        {value}
      </b>
      <Step
        name={`Increase quantity of ${of}`}
        isOff={isDisabled || (max !== null && value >= max)}
        onPress={() => onChange(value + 1)}
      >
        <Icon name="plus" className="i-s" />
      </Step>
    </div>
  );
}
