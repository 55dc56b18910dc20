import { searchWordsCopy as copy } from '#config/copy/search-words.ts';
import type { Token } from '#domain/search/understand.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useEffect, useRef } from 'react';
import styles from './Understood.module.css';

type Props = { tokens: readonly Token[]; onLeaveOut: (query: string) => void };

/** What each word was taken for; its cross leaves it out and searches again, the focus goes on to the next. */
export function Understood({ tokens, onLeaveOut }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const crosses = list.current?.querySelectorAll('button');
    crosses?.[Math.min(next.current, crosses.length - 1)]?.focus();
    next.current = null;
  }, [tokens]);
  if (tokens.length === 0) return null;
  return (
    <div className={styles.understood}>
      <span className="muted">{copy.understoodAs}</span>
      <ul ref={list}>
        {tokens.map(({ role, typed, label, without }, place) =>
          role === 'unknown' ? (
            <li key={typed} className={`${styles.token} ${styles.not}`}>
              <small>{copy.leftOut}</small> <s>{label}</s>
            </li>
          ) : (
            <li key={`${role} ${typed}`} className={styles.token}>
              <small>{copy.roles[role]}</small> {label}
              {without === '' ? (
                <span className={styles.last} />
              ) : (
                <button
                  type="button"
                  aria-label={copy.leaveOut(label)}
                  onClick={() => {
                    next.current = place;
                    onLeaveOut(without);
                  }}
                >
                  <Icon name="x" className="i-s" />
                </button>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
