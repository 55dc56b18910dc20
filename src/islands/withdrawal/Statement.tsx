import { listStatement, writeDeclaration } from '#domain/withdrawal/statement.ts';
import type { Withdrawal } from '#domain/withdrawal/withdrawal.ts';
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
