import { searchCopy } from '#config/copy/search.ts';
import { toSearchAddress } from '#domain/search/search-address.ts';
import styles from './Advice.module.css';

const { empty: copy } = searchCopy;

type Props = {
  popular: readonly { label: string; href: string }[];
  /** drawn by the build: shown where the address asks nothing, and where no script will read it */
  isUnread: boolean;
};

export const EmptyQuestion = ({ popular, isUnread }: Props) => (
  <div className={`${styles.advice} ${isUnread ? styles.unread : ''}`}>
    <section>
      <h2 className="h3">{copy.heading}</h2>
      <dl className={`tbl-wrap ${styles.ways}`}>
        {copy.rows.map(({ typed, meaning }) => (
          <div key={typed}>
            <dt className="pn">
              <a href={toSearchAddress({ query: typed, filters: {} })}>{typed}</a>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
    {popular.length > 0 ? (
      <section>
        <h2 className="h3">{copy.popular}</h2>
        <ul className={`tbl-wrap ${styles.links}`}>
          {popular.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    ) : null}
  </div>
);
