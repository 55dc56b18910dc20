import { netPricesCopy as copy } from '#config/copy/net-prices.ts';
import type { ReactNode } from 'react';
import { NetOrGross } from './Money.tsx';

/** Changes what prices on all pages are; the script of the page frame hears the press (rule price.net). */
export const NetSwitch = () => (
  <button type="button" className="net-switch link" data-net-switch="" data-own="">
    <NetOrGross net={copy.hide} gross={copy.show} />
  </button>
);

type LineProps = {
  children?: ReactNode;
  className?: string;
  /** false where no VAT is charged: then prices without it are all there are */
  hasVat?: boolean;
};

/** What is said of an amount, and behind it, apart, the switch. */
export const NetLine = ({ children, className = 'micro muted', hasVat = true }: LineProps) =>
  children || hasVat ? (
    <p className={`net-line ${className}`}>
      {children ? <span>{children}</span> : null}
      {hasVat ? <NetSwitch /> : null}
    </p>
  ) : null;
