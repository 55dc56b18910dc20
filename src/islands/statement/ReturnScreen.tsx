import type { StatementReceived } from '#api/statement.ts';
import { returnCopy as copy } from '#config/copy/return.ts';
import { statementCopy } from '#config/copy/statement.ts';
import { site } from '#config/site.ts';
import { writeSendBy } from '#domain/statement/return.ts';
import type { Statement } from '#domain/statement/statement.ts';
import { formatTime, listSellers, listStatement, type ReceivedStatement } from '#domain/statement/write-statement.ts';
import { returnStore } from '#stores/order/return.ts';
import { Alert } from '../shared/Alert.tsx';
import { Button } from '../shared/Button.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Facts, StepHeading } from './Statement.tsx';
import { StatementScreen } from './StatementScreen.tsx';
import styles from './Statement.module.css';
import form from './ReturnForm.module.css';

/** What goes into the parcel, on screen and on paper (rule return.form). */
const ReturnForm = ({ statement, receivedAt, number = '' }: ReceivedStatement) => (
  <section className={form.sheet} aria-labelledby="return-form">
    <p className={form.shop}>{site.name}</p>
    <h3 className={form.title} id="return-form">
      {copy.form.title}
    </h3>
    <p className={form.number} translate="no">
      {number}
    </p>
    <Facts
      of={[
        { label: copy.form.sendBy, lines: [writeSendBy(receivedAt)] },
        { label: statementCopy.mail.received, lines: [formatTime(receivedAt, 'UTC')] },
        ...listStatement(statement),
      ]}
    />
    <p>{copy.form.address}</p>
    <div className={form.sellers}>
      {listSellers().map(({ sells, name, address }) => (
        <p key={name}>
          <span className="muted">{sells}</span>
          <b translate="no">{name}</b>
          {address.map((line) => (
            <span key={line} translate="no">
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  </section>
);

/** It is registered: its number, where the receipt goes, and the form to print. */
const Received = ({ statement, received }: { statement: Statement; received: StatementReceived }) => (
  <div className={`${styles.step} ${form.received}`}>
    <StepHeading takesFocus>{copy.done}</StepHeading>
    <Alert kind="ok">
      <p>
        <b>
          {copy.form.number} <span translate="no">{received.number}</span>
        </b>
      </p>
      <p>{statementCopy.receiptTo(statement.email)}</p>
    </Alert>
    <p>{copy.form.printNote}</p>
    <Button kind="primary" size="lg" onClick={() => print()}>
      <Icon name="printer" className="i-s" />
      {copy.form.print}
    </Button>
    <ReturnForm statement={statement} {...received} />
  </div>
);

/** /return: stated, checked, registered (rule return.registered). */
export const ReturnScreen = () => (
  <StatementScreen
    store={returnStore}
    showReceived={(statement, received) => <Received statement={statement} received={received} />}
  />
);
