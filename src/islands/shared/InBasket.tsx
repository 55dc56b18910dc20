import styles from './InBasket.module.css';
import { Icon } from './Icon.tsx';

type Props = { /** empty where the basket holds none */ text: string; className?: string | undefined };

/** Beside a button that puts parts in: what the basket holds of them. */
export const InBasket = ({ text, className = '' }: Props) => (
  <span role="status" className={`${styles.inBasket} ${className}`}>
    {text ? (
      <>
        <Icon name="check" className="i-s" />
        {text}
      </>
    ) : null}
  </span>
);
