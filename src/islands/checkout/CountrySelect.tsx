import { useStore } from '@nanostores/react';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { countries } from '#config/countries.ts';
import { Select } from '#islands/shared/Select.tsx';
import { checkoutStore } from '#stores/checkout/checkout.ts';
import { fieldId } from './DraftTextField.tsx';

const choices = [...countries]
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ code, name }) => ({ value: code, label: name }));

export function CountrySelect({ group }: { group: 'shipping' | 'billing' }) {
  const draft = useStore(checkoutStore.$draft);
  const errors = useStore(checkoutStore.$fieldErrors);
  const field = `${group}.country` as const;
  return (
    <Select
      id={fieldId(field)}
      name={field}
      label={checkoutCopy.labels[field]}
      value={draft[group].country}
      choices={choices}
      placeholder={checkoutCopy.chooseCountry}
      error={errors[field]}
      autoComplete={`${group} country`}
      onBlur={() => checkoutStore.checkField(field)}
      onChoose={(code) => checkoutStore.setField(field, code)}
    />
  );
}
