import { useStore } from '@nanostores/react';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { checkoutPaths } from '#api/checkout.ts';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { numberCountryOfDraft } from '#domain/checkout/draft-number.ts';
import { nameInSentence } from '#domain/name-in-sentence.ts';
import { findOtherCountry, numberCountries } from '#domain/tax/vat-number.ts';
import { Field } from '#islands/shared/Field.tsx';
import { TooMany } from '#islands/shared/TooMany.tsx';
import { notice } from '#islands/shared/notice.ts';
import { useWaitReason } from '#islands/shared/use-wait.ts';
import { $basket } from '#stores/basket/basket.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { DraftTextField, fieldId } from './DraftTextField.tsx';
import { TaxBox } from './TaxBox.tsx';
import styles from './VatFields.module.css';

const number = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

const reference = { autoComplete: 'off' } as const;

const nameOf = (code: string): string =>
  nameInSentence(numberCountries.find((country) => country.code === code)?.name ?? code);

/** What the number says of its country (rule vat-number.other-country); null where it says nothing else than stands beside it. */
function useNamed(country: string): string | null {
  const { vatNumber } = useStore(checkoutStore.$draft);
  const named = useStore(checkoutStore.$namedCountry);
  if (named !== null && named === country) return copy.vatTaken(nameOf(named));
  const other = findOtherCountry(country, vatNumber);
  return other === null ? null : copy.vatOther(nameOf(other));
}

/** The key of the number's country ("EL") shows in the closed list, the names in the open one. */
function NumberCountry() {
  const draft = useStore(checkoutStore.$draft);
  const country = numberCountryOfDraft(draft);
  const key = numberCountries.find(({ code }) => code === country)?.key ?? '';
  const named = useNamed(country);
  return (
    <Field
      id={fieldId('vatCountry')}
      label={copy.labels.vatCountry}
      hint={named === null ? undefined : <span {...notice}>{named}</span>}
    >
      {(control) => (
        <div className={styles.keyed}>
          <select
            {...control}
            className="select"
            name="vatCountry"
            autoComplete="off"
            value={country}
            onChange={(event) => checkoutStore.setField('vatCountry', event.target.value)}
          >
            {country === '' ? <option value="">{copy.chooseCountry}</option> : null}
            {numberCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <span aria-hidden="true">{key}</span>
        </div>
      )}
    </Field>
  );
}

/** What is known of the number as it is typed now (rule vat-number.outcomes); while it is wrong, the error in this place says so. */
function useOutcome(): { text: string; mayAskAgain: boolean; isUnknown?: boolean } {
  const known = useStore($basket)?.vatNumber;
  const isPending = useStore(checkoutStore.$pending).vatNumber;
  const isUnsent = useStore(checkoutStore.$isUnsent);
  const isTyped = useStore(checkoutStore.$draft).vatNumber.trim() !== '';
  const error = useStore(checkoutStore.$fieldErrors).vatNumber;
  if (!isTyped || error) return { text: copy.vatHint, mayAskAgain: false };
  const isUnknown = isPending ? isUnsent : known === 'unchecked';
  if (isUnknown) return { text: copy.vatDown, mayAskAgain: true, isUnknown };
  // the button stays where it is while the number is checked again
  if (isPending) return { text: copy.vatChecking, mayAskAgain: known === 'unchecked' };
  return { text: outcomes[known ?? ''] ?? copy.vatHint, mayAskAgain: false };
}
const outcomes: Partial<Record<string, string>> = { valid: copy.vatValid, 'not-asked': copy.vatNotAsked };

/** Goes when there is an answer; who pressed it is then at the number. */
function CheckAgain() {
  const button = useRef<HTMLButtonElement>(null);
  const wait = useWaitReason(checkoutPaths.vatNumber);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) document.getElementById(fieldId('vatNumber'))?.focus();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={`link ${styles.again}`}
      aria-disabled={wait ? true : undefined}
      onClick={() => !wait && void checkoutStore.checkNumberAgain()}
    >
      {copy.checkAgain}
    </button>
  );
}

function NumberNote() {
  const { text, mayAskAgain, isUnknown } = useOutcome();
  const path = checkoutPaths.vatNumber;
  const isTooMany = useWaitReason(path) !== null && isUnknown;
  return (
    <>
      <span {...notice}>{isTooMany ? <TooMany path={path} lead={text} /> : text}</span>{' '}
      {mayAskAgain ? <CheckAgain /> : null}
    </>
  );
}

/** A number pasted whole, with words and letters of its country, is read without them; its own letters typed are asked to be removed. */
function pasteNumber(event: ClipboardEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (isWhole && checkoutStore.pasteNumber(event.clipboardData.getData('text'))) event.preventDefault();
}

/** Of a company: country and VAT number, what is known of it and what that means for the total, its own reference (rule vat-number.country). */
export const VatFields = () => (
  <div className={styles.fields}>
    <div className={styles.row}>
      <NumberCountry />
      <DraftTextField
        field="vatNumber"
        {...number}
        className={styles.number}
        onPaste={pasteNumber}
        hint={<NumberNote />}
      />
    </div>
    <TaxBox />
    <DraftTextField
      field="reference"
      {...reference}
      hint={copy.referenceHint}
      isOptional
      className={styles.reference}
    />
  </div>
);
