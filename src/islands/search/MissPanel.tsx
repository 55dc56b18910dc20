import '#styles/table.css';
import { notFoundCopy } from '#config/copy/not-found.ts';
import { partKinds } from '#config/copy/part-kinds.ts';
import { searchCopy } from '#config/copy/search.ts';
import { searchWordsCopy } from '#config/copy/search-words.ts';
import { askFor } from '#domain/enquiry/enquiry-address.ts';
import type { Miss, MissedWord } from '#domain/search/explain-miss.ts';
import { toSearchAddress } from '#domain/search/search-address.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { notice } from '#islands/shared/notice.ts';
import styles from './Miss.module.css';

const { none: copy } = searchWordsCopy;

/** What a word means by itself, in a sentence. */
function explain({ role, label, engines, makes, isUnsold, isElsewhere, isOtherMake }: MissedWord): string {
  if (role === 'unknown' && isOtherMake) return copy.otherMake;
  if (role === 'unknown') return isUnsold ? copy.notSold : isElsewhere ? copy.apart : copy.unknown;
  if (role === 'year') return engines === null ? copy.yearAlone : copy.year(engines);
  if (role === 'kind' || role === 'size' || role === 'clearance' || role === 'diameter') return label;
  const of = makes.length > 0 && makes.length < 3 && role !== 'make' ? makes.join(', ') : '';
  return copy.named(of, role === 'make' ? makes.join(', ') : label, engines ?? 0);
}

type WayProps = { href: string; title: string; note: string; icon: 'chevron-right' | 'mail' };
const Way = ({ href, title, note, icon }: WayProps) => (
  <li>
    <a href={href}>
      <span>
        {title} <small>{note}</small>
      </span>
      <Icon name={icon} className="i-s" />
    </a>
  </li>
);

const kindQuery = {
  rod: 'rods',
  main: 'mains',
  thrust: 'thrust',
  calico: 'coated',
  kit: 'kit',
  'oil-pump': 'oil pump',
  flexigauge: 'gauge',
};

/** Nothing found: what each word was taken for, and three ways on. */
export function MissPanel({ query, miss: { words, ways } }: { query: string; miss: Miss }) {
  const unknown = words.filter(({ role }) => role === 'unknown').map(({ typed }) => typed);
  // letters alone are no number that was typed wrongly
  const isLost = /\d/.test(query) && words.every(({ role, isUnsold }) => role === 'unknown' && !isUnsold);
  const toWay = (wayQuery: string) => toSearchAddress({ query: wayQuery, filters: {} });
  return (
    <section className={`tbl-wrap ${styles.none}`}>
      <div>
        <div {...notice}>
          <h2>{copy.heading(query)}</h2>
        </div>
        {isLost ? (
          <ul className={styles.mistakes}>
            {notFoundCopy.part.mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        ) : (
          <dl className={styles.meanings}>
            {words.map((word) => (
              <div key={word.typed}>
                <dt>{word.typed}</dt>
                <dd>{explain(word)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div>
        {ways.length > 0 ? <p className="muted">{copy.goOn}</p> : null}
        <ul className={styles.ways}>
          {ways.map(({ query: wayQuery, label, kind, engines, sets }) => (
            <Way
              key={`${wayQuery} ${kind}`}
              href={toWay(kind ? `${wayQuery} ${kindQuery[kind]}` : wayQuery)}
              title={kind ? copy.kind(partKinds[kind], label) : copy.all(label)}
              note={copy.counts(engines, sets)}
              icon="chevron-right"
            />
          ))}
          <Way
            href={askFor(query, words)}
            title={copy.ask(unknown.length > 0 ? unknown.join(' ') : query)}
            note={copy.askNote}
            icon="mail"
          />
          <Way href="/catalogue" title={searchCopy.none.catalogue} note="" icon="chevron-right" />
        </ul>
      </div>
    </section>
  );
}
