import { type ReactNode, useEffect, useRef } from 'react';
import { listStatement, writeDeclaration } from '#domain/withdrawal/statement.ts';
import type { Withdrawal } from '#domain/withdrawal/withdrawal.ts';
import { focusWithoutDoubleClick } from '../shared/ignore-double-click.ts';
import styles from './Withdrawal.module.css';

/** What is stated: the sentence that withdraws, and the facts. */
export const Statement = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <>
    <p className={styles.declaration}>{writeDeclaration(withdrawal)}</p>
    <dl className={styles.facts}>
      {listStatement(withdrawal).map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

type Props = { children: ReactNode; /** false for the step that the page begins with */ takesFocus: boolean };

/** Heading of a step; the next one takes the focus, because the button that led there is gone. */
export function StepHeading({ children, takesFocus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (takesFocus ? focusWithoutDoubleClick(heading.current) : undefined), [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="h3">
      {children}
    </h2>
  );
}
