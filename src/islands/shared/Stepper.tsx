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

function Step({ name, isOff, onPress, children }: StepProps) {
  return (
    <button type="button" className={isOff ? 'off' : ''} aria-label={name} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}

/** Quantity with two buttons; the number itself is a read-out (rule basket.least-quantity). */
export function Stepper({ of, value, max, onChange, size = 'md', isBusy, isDisabled, describedBy }: Props) {
  const isAtTop = max !== null && value >= max;
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
      <Step name={`Increase quantity of ${of}`} isOff={isDisabled || isAtTop} onPress={() => onChange(value + 1)}>
        <Icon name="plus" className="i-s" />
      </Step>
    </div>
  );
}
