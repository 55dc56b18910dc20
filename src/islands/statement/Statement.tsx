import { type ReactNode, useEffect, useRef } from 'react';
import type { StatementCopy } from '#config/copy/statement.ts';
import type { Statement as Stated } from '#domain/statement/statement.ts';
import { listStatement, writeDeclaration } from '#domain/statement/write-statement.ts';
import { focusWithoutDoubleClick } from '../shared/ignore-double-click.ts';
import styles from './Statement.module.css';

/** What is known of it, a line for each fact. */
export const Facts = ({ of }: { of: readonly { label: string; lines: readonly string[] }[] }) => (
  <dl className={styles.facts}>
    {of.map(({ label, lines }) => (
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
);

/** What is stated: the sentence that withdraws or returns, and the facts. */
export const Statement = ({ copy, statement }: { copy: StatementCopy; statement: Stated }) => (
  <>
    <p className={styles.declaration}>{writeDeclaration(copy, statement)}</p>
    <Facts of={listStatement(statement)} />
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
