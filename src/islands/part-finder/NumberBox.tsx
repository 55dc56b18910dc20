import { finderCopy } from '#config/copy/finder.ts';
import { limits } from '#config/limits.ts';
import { Field } from '#islands/shared/Field.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useId } from 'react';
import { rowId } from './OptionRow.tsx';
import styles from './NumberBox.module.css';
import type { NumberBoxState } from './use-number-box.ts';

type Props = { box: NumberBoxState; /** header form: the label is read, not seen */ isCompact?: boolean };

/** One sentence for what the search has to say; "" while the list speaks for itself. */
function describeSearch({ found, typed, isFresh, isMenuFailed }: NumberBoxState): string {
  if (isMenuFailed && found.hits.length > 0) return finderCopy.menuFailed;
  if (found.problem === 'offline') return finderCopy.searchOffline;
  if (found.problem) return finderCopy.searchFailed;
  if (!isFresh || !found.query || found.hits.length > 0) return '';
  return `${finderCopy.noPart(typed)}. ${finderCopy.noPartAdvice}`;
}

const announce = ({ found, isFresh, isOpen }: NumberBoxState) =>
  isOpen && isFresh && found.hits.length > 0 ? finderCopy.found(found.total.engines + found.total.sets) : '';

/** Numbers are shown in upper case, as on the box; words stay as they are typed. */
const toCase = (text: string) => (/^\d/.test(text) ? styles.upper : '');

/** The search field with its list. */
export function NumberBox({ box, isCompact }: Props) {
  const listId = useId();
  const { found, text, active, isOpen, isListed } = box;
  const message = isOpen ? describeSearch(box) : '';
  const { Menu } = box;
  const isSeeking = found.isSearching || (isOpen && found.hits.length > 0 && Menu === null && !box.isMenuFailed);
  return (
    <Field label={isCompact ? finderCopy.search : finderCopy.partNumber} className={isCompact ? styles.compact : ''}>
      {(control) => (
        <div
          className={styles.box}
          aria-busy={isSeeking}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) box.close();
          }}
        >
          <input
            {...control}
            ref={box.input}
            className={`input ${isCompact ? '' : 'mono input-lg'} ${toCase(text)}`}
            name="q"
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active >= 0 ? rowId(listId, active) : undefined}
            placeholder={isCompact ? finderCopy.search : finderCopy.numberPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={limits.searchMaxLength}
            value={text}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.onKeyDown}
            onFocus={box.focus}
          />
          {isSeeking ? <span className={styles.loader} aria-hidden="true" /> : null}
          {isListed && Menu ? (
            <Menu
              {...{ listId, found, active }}
              onPoint={box.setActive}
              onChoose={box.choose}
              onClose={() => {
                box.input.current?.focus();
                box.close();
              }}
            />
          ) : null}
          {message ? <p className={styles.message}>{message}</p> : null}
          <span className="sr" {...notice}>
            {message || announce(box)}
          </span>
        </div>
      )}
    </Field>
  );
}
