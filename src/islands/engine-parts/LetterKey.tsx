import { enginePageCopy as copy } from '#config/copy/engine-page.ts';
import type { EngineGroup } from '#domain/engine/engine-row.ts';
import { setLetters } from '#domain/engine/set-letters.ts';
import styles from './EngineParts.module.css';

/** What the letters behind the numbers mean, where sets with different ones stand together (rule part.letters). */
export function LetterKey({ groups }: { groups: readonly EngineGroup[] }) {
  const rows = groups.flatMap((group) => group.rows);
  const shown = setLetters.filter((letters) => rows.some((row) => row.letters === letters));
  if (shown.length < 2) return null;
  return (
    <div role="group" aria-label={copy.lettersLabel}>
      <dl className={styles.key}>
        {shown.map((letters) => (
          <div key={letters}>
            <dt>{letters}</dt>
            <dd>
              <b>{copy.letters[letters].name}</b>, {copy.letters[letters].says}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
