import '#styles/choice.css';
import { useStore } from '@nanostores/react';
import { checkoutCopy as copy } from '#config/copy/checkout.ts';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { countries } from '#config/countries.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import { findPostcodeCountry } from '#domain/postcode-spelling.ts';
import { DraftTextField, fieldId } from './DraftTextField.tsx';
import { notice } from '../shared/notice.ts';
import { Select } from '../shared/Select.tsx';
import styles from './Checkout.module.css';

export function ShippingSection() {
  const { showBilling, isCompany } = useStore(checkoutStore.$draft);
  return (
    <section className={styles.section} aria-labelledby="checkout-shipping">
      <h2 id="checkout-shipping" className="h3">
        {copy.headings.shipping}
      </h2>
      <div className="grid2">
        <DraftTextField field="shipping.firstName" autoComplete="shipping given-name" />
        <DraftTextField field="shipping.lastName" autoComplete="shipping family-name" />
        <DraftTextField
          field="shipping.company"
          autoComplete="shipping organization"
          isOptional
          hint={isCompany ? copy.companyHint : undefined}
        />
        <DraftTextField field="shipping.phone" type="tel" autoComplete="shipping tel" hint={copy.phoneHint} />
        <DraftTextField field="shipping.address" autoComplete="shipping address-line1" className="col2" />
        <DraftTextField field="shipping.address2" autoComplete="shipping address-line2" className="col2" isOptional />
        <DraftTextField field="shipping.postcode" autoComplete="shipping postal-code" autoCapitalize="characters" />
        <DraftTextField field="shipping.city" autoComplete="shipping address-level2" />
        <PostcodeCountry group="shipping" />
        <CountrySelect group="shipping" />
      </div>
      <label className={`check ${styles.box}`}>
        <input
          type="checkbox"
          checked={showBilling}
          onChange={(event) => checkoutStore.setField('showBilling', event.target.checked)}
        />
        <span>{copy.differentBilling}</span>
      </label>
      {showBilling ? <BillingFields /> : null}
    </section>
  );
}

const BillingFields = () => (
  <fieldset className={styles.billing}>
    <legend className="h3">{copy.headings.billing}</legend>
    <div className="grid2">
      <DraftTextField field="billing.name" autoComplete="billing organization" className="col2" />
      <DraftTextField field="billing.address" autoComplete="billing address-line1" className="col2" />
      <DraftTextField field="billing.address2" autoComplete="billing address-line2" className="col2" isOptional />
      <DraftTextField field="billing.postcode" autoComplete="billing postal-code" autoCapitalize="characters" />
      <DraftTextField field="billing.city" autoComplete="billing address-level2" />
      <PostcodeCountry group="billing" />
      <CountrySelect group="billing" />
    </div>
  </fieldset>
);

/** The other country that a postcode can only be of, with one press (rule postcode.form). */
function PostcodeCountry({ group }: { group: 'shipping' | 'billing' }) {
  const { country, postcode } = useStore(checkoutStore.$draft)[group];
  const other = findPostcodeCountry(country, postcode);
  if (other === null) return null;
  const name = writeCountry(other);
  const take = () => {
    checkoutStore.setField(`${group}.country`, other);
    document.getElementById(fieldId(`${group}.postcode`))?.focus();
  };
  return (
    <p className="col2 small" {...notice}>
      {copy.postcodeElsewhere(postcode.trim(), name)}{' '}
      <button type="button" className="link" onClick={take}>
        {copy.postcodeTakesCountry(name)}
      </button>
    </p>
  );
}

const choices = [...countries]
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => ({ value: code, label: name }));

function CountrySelect({ group }: { group: 'shipping' | 'billing' }) {
  const draft = useStore(checkoutStore.$draft);
  const errors = useStore(checkoutStore.$fieldErrors);
  const field = `${group}.country` as const;
  return (
    <Select
      id={fieldId(field)}
      name={field}
      label={copy.labels[field]}
      value={draft[group].country}
      choices={choices}
      placeholder={copy.chooseCountry}
      error={errors[field]}
      autoComplete={`${group} country`}
      onBlur={() => checkoutStore.checkField(field)}
      onChoose={(code) => checkoutStore.setField(field, code)}
    />
  );
}
