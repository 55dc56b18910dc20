import { Select } from '#islands/shared/Select.tsx';
import { State } from './State.tsx';

const keep = () => undefined;
const makes = ['Audi', 'Ford', 'Honda', 'Škoda'].map((make) => ({ value: make, label: make }));
const make = { label: 'Make', choices: makes, placeholder: 'What’s your car?', onChoose: keep };

export const Selects = () => (
  <>
    <State name="nothing chosen">
      <Select {...make} value="" />
    </State>
    <State name="chosen">
      <Select {...make} value="Honda" />
    </State>
    <State name="with the focus" force="focus">
      <Select {...make} value="Ford" />
    </State>
    <State name="with a hint, optional">
      <Select {...make} value="" hint="Leave it open to see all." isOptional />
    </State>
    <State name="wrong">
      <Select {...make} value="" error="Choose a make." />
    </State>
    <State name="cannot be changed yet (isDisabled)">
      <Select {...make} value="" placeholder="Loading…" isDisabled />
    </State>
    <State name="large: the one question of a page">
      <Select {...make} value="Škoda" isLarge />
    </State>
  </>
);
