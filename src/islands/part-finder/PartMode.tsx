import { finderCopy } from '#config/copy/finder.ts';
import { Button } from '#islands/shared/Button.tsx';
import type { PartSearch } from '#stores/part-search.ts';
import { ArrowRight } from 'lucide-react';
import { NumberBox } from './NumberBox.tsx';
import styles from './PartFinder.module.css';
import { useNumberBox } from './use-number-box.ts';

export function PartMode({ search }: { search: PartSearch }) {
  const box = useNumberBox(search);
  return (
    <div className={`${styles.fields} ${styles.single}`}>
      <NumberBox box={box} />
      <div className={styles.go}>
        <Button
          kind="primary"
          size="lg"
          isBlock
          onClick={box.submit}
          reason={box.typed ? null : finderCopy.showPartHint}
          showsReason
        >
          {finderCopy.showPart}
          <ArrowRight className="i" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
