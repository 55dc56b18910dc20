import '#styles/choice.css';
import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import type { ChoiceColumn } from '#domain/quick-order/column-question.ts';
import type { QuantityColumn } from '#domain/quick-order/columns.ts';
import { Button } from '#islands/shared/Button.tsx';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { type Asked, answerTo } from '#stores/build-list/persisted-quick-order.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useId, useState } from 'react';
import styles from './QuickOrder.module.css';

type OptionProps = { name: string; title: ReactNode; hint: ReactNode; isChosen: boolean; onChoose: () => void };

const Option = ({ name, title, hint, isChosen, onChoose }: OptionProps) => (
  <label className={`opt ${isChosen ? 'on' : ''}`}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span className={styles.option}>
      {title} <span className={`small muted ${styles.values}`}>{hint}</span>
    </span>
  </label>
);

/** Words and figures of the buyer's own list. */
const Typed = ({ text }: { text: string }) => <span translate="no">{text}</span>;

function Question({ asked }: { asked: Asked }) {
  const { columns, likeliest } = asked.question;
  const answer = answerTo(asked);
  const [chosen, setChosen] = useState<QuantityColumn>(answer ?? likeliest);
  const isChecking = useStore(quickOrder.$isChecking);
  const isAdding = useStore(addAllStore.$isAdding);
  const id = useId();
  const toOption = ({ at, name, values }: ChoiceColumn) => (
    <Option
      key={at}
      name={id}
      title={name === null ? copy.column(at) : <Typed text={name} />}
      hint={<Typed text={values.join(', ')} />}
      isChosen={chosen === at}
      onChoose={() => setChosen(at)}
    />
  );
  const isRead = asked.text !== '';
  const hint = answer === null ? copy.columnWaits : isRead ? copy.columnAnswered : copy.columnKept;
  const reason = isAdding ? copy.waits : isRead && chosen === answer ? copy.readSo : null;
  return (
    <fieldset className={styles.columns} aria-describedby={`${id}-hint`}>
      <legend className="h3">{copy.whichColumn}</legend>
      <p id={`${id}-hint`} className="small muted">
        {hint}
      </p>
      <div className="opt-list">
        {columns.map(toOption)}
        <Option
          name={id}
          title={copy.noneOfThem}
          hint={copy.noneHint}
          isChosen={chosen === 'none'}
          onChoose={() => setChosen('none')}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          kind={answer === null ? 'primary' : 'secondary'}
          busy={isChecking && copy.checking}
          reason={reason}
          onClick={() => void quickOrder.answer(chosen)}
        >
          {copy.useColumn}
        </Button>
      </div>
    </fieldset>
  );
}

/**
 * Asked once for all rows of a list whose columns have several readings; it stays beside the rows that were read by the answer, so that
 * another can be given (rule quick-order.columns).
 */
export function ColumnQuestion() {
  const { asked } = useStore(quickOrder.$order);
  return asked ? <Question key={asked.question.key} asked={asked} /> : null;
}
