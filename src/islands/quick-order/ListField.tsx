import { quickOrderCopy as copy } from '#config/copy/quick-order.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Field } from '#islands/shared/Field.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { addAllStore } from '#stores/build-list/sheet-instance.ts';
import { warmSearch } from '#stores/search/lazy.ts';
import { quickOrder } from '#stores/build-list/quick-order-instance.ts';
import { useStore } from '@nanostores/react';
import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './QuickOrder.module.css';

const kinds = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

function takeFile(file: File | undefined): void {
  if (!addAllStore.$isAdding.get()) addAllStore.forgetOutcomes();
  if (file) void quickOrder.takeFile(file);
}

/** A button in the place of the browser's own, which is not reached with Tab. A file may be chosen twice. */
function FileChoice() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="file-text" />
        {copy.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds}
        aria-label={copy.choose}
        onChange={({ currentTarget }) => {
          takeFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Takes a dropped file; a dropped text goes where the browser puts it. */
function useDrop() {
  const [isOver, setOver] = useState(false);
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFile(event)) return;
        event.preventDefault();
        takeFile(event.dataTransfer.files[0]);
      },
    },
  };
}

/** The list as it is typed or pasted, or a file of it. */
export function ListField() {
  const { text, lines } = useStore(quickOrder.$order);
  const field = useRef<HTMLTextAreaElement>(null);
  const isChecking = useStore(quickOrder.$isChecking);
  const isAdding = useStore(addAllStore.$isAdding);
  const { isOver, handlers } = useDrop();
  const check = () => {
    addAllStore.forgetOutcomes();
    void quickOrder.check();
  };
  const edit = () => {
    addAllStore.forgetOutcomes();
    flushSync(quickOrder.edit);
    field.current?.focus();
  };
  return (
    <div className={`${styles.list} ${isOver ? styles.over : ''}`} {...handlers}>
      <Field label={copy.label} hint={`${copy.hint} ${copy.drop}`}>
        {(control) => (
          <textarea
            className={`textarea pn ${styles.text}`}
            {...control}
            ref={field}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={copy.placeholder}
            value={text}
            readOnly={isChecking}
            onFocus={warmSearch}
            onChange={(event) => quickOrder.type(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button kind="primary" busy={isChecking && copy.checking} reason={isAdding ? copy.waits : null} onClick={check}>
          {copy.check}
        </Button>
        <FileChoice />
        {lines.some(({ isAdded }) => !isAdded) ? (
          <Button reason={isAdding ? copy.waits : null} onClick={edit}>
            {copy.edit}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
