import '#styles/table.css';
import { partPageCopy as copy } from '#config/copy/part-page.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import styles from './Advice.module.css';

/** A number that may be meant, and what it is. */
export type NearNumber = { slug: string; title: string };

export const NearestList = ({ nearest }: { nearest: readonly NearNumber[] }) => (
  <section className={styles.nearest}>
    <h2 className="h4">{copy.nearest}</h2>
    <ul className={`tbl-wrap ${styles.links}`}>
      {nearest.map(({ slug, title }) => (
        <li key={slug}>
          <a href={partPath(slug)}>
            <b className="pn" translate="no">
              {slug}
            </b>
            <span className="muted">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
