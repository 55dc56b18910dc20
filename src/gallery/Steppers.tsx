import { Stepper } from '#islands/shared/Stepper.tsx';
import { State } from './State.tsx';

const keep = () => undefined;
const part = { of: '4B1606H-STD', onChange: keep };

export const Steppers = () => (
  <>
    <State name="at the least">
      <Stepper {...part} value={1} max={20} />
    </State>
    <State name="between">
      <Stepper {...part} value={12} max={null} />
    </State>
    <State name="no more can be had">
      <Stepper {...part} value={20} max={20} />
    </State>
    <State name="disabled">
      <Stepper {...part} value={2} max={20} isDisabled />
    </State>
    <State name="large">
      <Stepper {...part} value={4} max={20} size="lg" />
    </State>
  </>
);
