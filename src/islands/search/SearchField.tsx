import { finderCopy } from '#config/copy/finder.ts';
import { searchCopy as copy } from '#config/copy/search.ts';
import { limits } from '#config/limits.ts';
import { cleanCode } from '#domain/clean-text.ts';
import { searchPage } from '#domain/search/search-address.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Field } from '#islands/shared/Field.tsx';
import { notice } from '#islands/shared/notice.ts';
import { matches } from '#stores/browser/window.ts';
import type { SearchPage } from '#stores/search/page.ts';
import type { FormEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './SearchScreen.module.css';

type Props = { page: SearchPage; /** the address has been read */ isRead: boolean; onType: (text: string) => void };

const announce = ({ progress, total, answered }: SearchPage) =>
  progress === 'ready' && total > 0 ? copy.results(total, answered) : '';

/** The text of the field: what is typed, until the address says something else. */
function useText(page: SearchPage, isRead: boolean, onType: Props['onType']) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const type = (next: string) => {
    setText(next);
    onType(next);
  };
  // what was typed before this code had arrived is taken over; read now, because the next rendering writes the field
  const early = useRef('');
  useEffect(() => {
    early.current = input.current?.value ?? '';
  }, []);
  const begin = useEffectEvent(() => {
    if (early.current) type(early.current);
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);
  const follow = useEffectEvent((query: string) => {
    if (isRead && cleanCode(text).trim() !== query) setText(query);
  });
  useEffect(() => follow(page.query), [page.query]);
  return { text, input, type };
}

export function SearchField({ page, isRead, onType }: Props) {
  const { text, input, type } = useText(page, isRead, onType);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // a touch keyboard would go on covering what was found
    if (matches('(pointer: coarse)')) input.current?.blur();
  };
  return (
    <form className={styles.ask} action={searchPage} role="search" onSubmit={send} autoComplete="off">
      <Field label={copy.label}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input input-lg mono"
            type="search"
            name="q"
            value={text}
            onChange={(event) => type(event.target.value)}
            placeholder={finderCopy.numberPlaceholder}
            maxLength={limits.searchMaxLength}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        )}
      </Field>
      <Button type="submit" size="lg">
        {copy.button}
      </Button>
      <span className="sr" {...notice}>
        {announce(page)}
      </span>
    </form>
  );
}
