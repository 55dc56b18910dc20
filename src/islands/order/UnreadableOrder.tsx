import { orderCopy } from '#config/copy/order.ts';
import { site } from '#config/site.ts';
import { formatMoney, type Money } from '#domain/price/money.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import styles from './UnreadableOrder.module.css';

const copy = orderCopy.unreadable;

type Props = {
  id: string;
  /** what the shop remembers of it; `number` null where the commerce API has not told it so far */
  placed: { number: string | null; total: Money };
  justPlaced: boolean;
};

const NextSteps = () => (
  <>
    <h2 className="h3">{copy.next}</h2>
    <ol className={styles.steps}>
      {copy.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);

/** The buyer's own order that cannot be read now: what is known all the same, and another try (rule order.unreadable). Needs no script. */
export const UnreadableOrder = ({ id, placed: { number, total }, justPlaced }: Props) => (
  <div className={styles.box}>
    <h1>{justPlaced ? orderCopy.thanks : orderCopy.unavailableTitle}</h1>
    <p className={styles.number}>{number === null ? copy.reference(id) : <b>{copy.number(number)}</b>}</p>
    <p>{copy.total(formatMoney(total))}</p>
    <Alert kind="warn">{copy.cannotShow}</Alert>
    <p>
      <a className="btn btn-primary" href={justPlaced ? `/order/${id}?placed` : `/order/${id}`}>
        {copy.again}
      </a>
    </p>
    {justPlaced ? <NextSteps /> : null}
    <p>{copy.help(site.supportEmail)}</p>
  </div>
);
