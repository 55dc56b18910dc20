import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import type { Token } from '#domain/search/understand.ts';
import { toSearchAddress } from '#domain/search/search-address.ts';
import { isPlainPress } from '#islands/shared/plain-press.ts';
import styles from './Found.module.css';

/** the words that narrow most, the narrowest first */
const narrowing: readonly Token['role'][] = ['year', 'capacity', 'clearance', 'size', 'kind'];

type Props = {
  tokens: readonly Token[];
  /** only kits were found, and none in the size asked for: the sets that they hold are made in more sizes */
  isKitSize: boolean;
  onAsk: (query: string) => void;
};

/** The question without the word that narrows it most: a link, so that it can be opened beside. */
export function WayOut({ tokens, isKitSize, onAsk }: Props) {
  const [token] = [...(isKitSize ? (['kind'] as const) : []), ...narrowing].flatMap((role) =>
    tokens.filter((one) => one.role === role && one.without !== ''),
  );
  if (!token) return null;
  return (
    <p className={styles.out}>
      <a
        className="link"
        href={toSearchAddress({ query: token.without, filters: {} })}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onAsk(token.without);
        }}
      >
        {copy.wayOut(token.label)}
      </a>
    </p>
  );
}
