import { finderCopy } from '#config/copy/finder.ts';
import { Field } from '#islands/shared/Field.tsx';
import { useId } from 'react';
import { FoundParts, rowId } from './FoundParts.tsx';
import styles from './NumberBox.module.css';
import type { NumberBoxState } from './use-number-box.ts';

type Props = { box: NumberBoxState; /** header form: the label is read, not seen */ isCompact?: boolean };

/** One sentence for what the search has to say; "" while the list speaks for itself. */
function describeSearch({ found, typed, isFresh }: NumberBoxState): string {
  if (found.problem === 'offline') return finderCopy.searchOffline;
  if (found.problem) return finderCopy.searchFailed;
  if (!isFresh || !found.query || found.results.length > 0) return '';
  return `${finderCopy.noPart(typed)}. ${finderCopy.noPartAdvice}`;
}

const announce = ({ found, isFresh, isOpen }: NumberBoxState) =>
  isOpen && isFresh && found.results.length > 0 ? finderCopy.found(found.results.length) : '';

export function NumberBox({ box, isCompact }: Props) {
  const listId = useId();
  const { found, text, active, isOpen, isListed, type, onKeyDown } = box;
  const message = isOpen ? describeSearch(box) : '';
  return (
    <Field label={finderCopy.partNumber} className={isCompact ? styles.compact : ''}>
      {(control) => (
        <div className={styles.box} aria-busy={found.isSearching}>
          <input
            {...control}
            ref={box.input}
            className={`input mono ${isCompact ? '' : 'input-lg'}`}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? rowId(listId, active) : undefined}
            placeholder={finderCopy.numberPlaceholder}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={60}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onFocus={() => box.setOpen(true)}
            onBlur={() => box.setOpen(false)}
          />
          {found.isSearching ? <span className={styles.loader} aria-hidden="true" /> : null}
          {isListed ? (
            <FoundParts
              listId={listId}
              label={finderCopy.partNumber}
              parts={found.results}
              query={found.query}
              active={active}
              onPoint={box.setActive}
              onChoose={box.choose}
            />
          ) : null}
          {message ? <p className={`${styles.list} ${styles.message}`}>{message}</p> : null}
          <span className="sr" role="status">
            {message || announce(box)}
          </span>
        </div>
      )}
    </Field>
  );
}
