import { finderCopy } from '#config/copy/finder.ts';
import { searchPage } from '#domain/search/search-address.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import type { PartSearch } from '#stores/search/field.ts';
import type { FormEvent } from 'react';
import { NumberBox } from './NumberBox.tsx';
import styles from './PartFinder.module.css';
import { useNumberBox } from './use-number-box.ts';

export function PartMode({ search }: { search: PartSearch }) {
  const box = useNumberBox(search);
  const send = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };
  return (
    <form className={`${styles.fields} ${styles.single}`} action={searchPage} onSubmit={send} autoComplete="off">
      <NumberBox box={box} />
      <div className={styles.go}>
        <Button
          type="submit"
          kind="primary"
          size="lg"
          isBlock
          reason={box.isTooShort ? finderCopy.showPartHint : null}
          showsReason
        >
          {finderCopy.show}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}
