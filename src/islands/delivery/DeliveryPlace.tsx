import { countries } from '#config/countries.ts';
import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { flagPath, flagSize } from '#config/flags.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import { notice } from '#islands/shared/notice.ts';
import { $isCountryRefused, $isCountrySaving, chooseCountry } from '#stores/browser/delivery-country.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './Delivery.module.css';

const choices = [...countries].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The list in the place of the words; the focus goes in with it, and back to "change" when it is closed. */
function CountryList({ country, onClose }: { country: string; onClose: () => void }) {
  const list = useRef<HTMLSelectElement>(null);
  const isSaving = useStore($isCountrySaving, { ssr: 'initial' });
  useEffect(() => list.current?.focus(), []);
  return (
    <select
      ref={list}
      className={`select ${styles.countries}`}
      aria-label={copy.country}
      defaultValue={country}
      aria-busy={isSaving || undefined}
      onChange={(event) => void chooseCountry(event.target.value).then(onClose)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // the drawer that it may stand in stays open
        event.preventDefault();
        onClose();
      }}
    >
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** "to Portugal, change": the country that dates are told for, and the way to another one (rule delivery.country). */
export function DeliveryPlace({ country }: { country: string }) {
  const [isOpen, setOpen] = useState(false);
  const isRefused = useStore($isCountryRefused, { ssr: 'initial' });
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const place = writeCountry(country);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={`small muted ${styles.place}`}>
      {isOpen ? (
        <CountryList country={country} onClose={() => setOpen(false)} />
      ) : (
        <>
          <img className={styles.flag} src={flagPath(country)} {...flagSize} alt="" />
          <span>{copy.to(place)}</span>
          <button
            ref={button}
            type="button"
            className={`link ${styles.change}`}
            data-not-printed
            aria-label={copy.changeCountry(place)}
            aria-describedby={isRefused ? errorId : undefined}
            onClick={() => setOpen(true)}
          >
            {copy.change}
          </button>
        </>
      )}
      <span id={errorId} {...notice}>
        {isRefused ? <span className={styles.refused}>{copy.countryNotSaved}</span> : null}
      </span>
    </div>
  );
}
