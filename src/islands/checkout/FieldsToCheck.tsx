import { useStore } from '@nanostores/react';
import { Fragment, type MouseEvent, useEffect, useState } from 'react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { Icon } from '../shared/Icon.tsx';
import { fieldId } from './DraftTextField.tsx';
import { fieldName } from './field-name.ts';
import { notice } from '../shared/notice.ts';
import styles from './Checkout.module.css';

const focusField = (field: string): void => document.getElementById(fieldId(field))?.focus();

function goTo(event: MouseEvent, field: string): void {
  event.preventDefault();
  focusField(field);
}

const listWrong = (errors: Record<string, string>): string[] =>
  Object.keys(copy.labels).filter((field) => errors[field]);

const sayAll = (fields: string[]): string => copy.fieldsToCheck(fields.length) + fields.map(fieldName).join(', ');

/** Once for each refusal the first wrong field takes the focus; answers what is then to be read out, until one of them is mended. */
function useRefusal(fields: string[]): string {
  const failedChecks = useStore(checkoutStore.$failedChecks);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const [first, ...others] = listWrong(checkoutStore.$fieldErrors.get());
    if (failedChecks === 0 || first === undefined) return setAnnouncement('');
    focusField(first);
    setAnnouncement(sayAll([first, ...others]));
  }, [failedChecks]);
  const isOver = announcement !== sayAll(fields);
  useEffect(() => {
    if (isOver) setAnnouncement('');
  }, [isOver]);
  return announcement;
}

/**
 * The line below Continue: what comes next, or after a refusal which fields are wrong, each a link to its field (rule
 * checkout.continue). Nothing stands below it that it could move.
 */
export function FieldsToCheck() {
  const errors = useStore(checkoutStore.$fieldErrors);
  const failedChecks = useStore(checkoutStore.$failedChecks);
  const fields = failedChecks === 0 ? [] : listWrong(errors);
  const announcement = useRefusal(fields);
  return (
    <>
      {announcement ? (
        <p className="sr" role="alert" key={failedChecks}>
          {announcement}
        </p>
      ) : null}
      {fields.length === 0 ? (
        <p className="hint">{copy.continueHint}</p>
      ) : (
        <p className={`err ${styles.toCheck}`}>
          <Icon name="circle-alert" className="i-s" />
          <span>
            <span>{copy.fieldsToCheck(fields.length)}</span>
            {fields.map((field, index) => (
              <Fragment key={field}>
                <span className={styles.wrong}>
                  <a className="link" href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
                    {fieldName(field)}
                  </a>
                  {index < fields.length - 1 ? ',' : ''}
                </span>{' '}
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </>
  );
}

/** Reads out what was found wrong with the field just left: by then the focus is elsewhere. */
export function FieldErrorAnnouncer() {
  const field = useStore(checkoutStore.$announcedField);
  const errors = useStore(checkoutStore.$fieldErrors);
  const error = field === null ? undefined : errors[field];
  return (
    <p className="sr" {...notice}>
      {field !== null && error ? `${fieldName(field)}: ${error}` : ''}
    </p>
  );
}
