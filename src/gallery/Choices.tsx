import '#styles/choice.css';
import '#styles/segments.css';
import { State } from './State.tsx';

type BoxProps = { name: string; isOn?: boolean; isOff?: boolean; isWrong?: boolean };

const Box = ({ name, isOn, isOff, isWrong }: BoxProps) => (
  <label className="check">
    <input type="checkbox" defaultChecked={isOn} disabled={isOff} aria-invalid={isWrong ? true : undefined} />
    <span>{name}</span>
  </label>
);

const Options = ({ isWrong = false }: { isWrong?: boolean }) => {
  const group = isWrong ? 'wrong' : 'right';
  return (
    <div className={`opt-list ${isWrong ? 'is-error' : ''}`} role="radiogroup" aria-label={`Shipping method, ${group}`}>
      <label className="opt">
        <input type="radio" name={group} defaultChecked={!isWrong} />
        <span>
          <b>UPS Standard</b>
          <p>Wed 25 – Fri 27 November</p>
        </span>
        <span className="pp">€9.90</span>
      </label>
      <label className="opt">
        <input type="radio" name={group} />
        <span>
          <b>UPS Express</b>
          <p>Tue 24 November</p>
        </span>
        <span className="pp">€24.90</span>
      </label>
      <label className="opt">
        <input type="radio" name={group} disabled />
        <span>
          <b>Collection</b>
          <p>Not for this country</p>
        </span>
      </label>
    </div>
  );
};

const Switches = () => (
  <div className="state-row">
    <input type="checkbox" role="switch" className="switch" aria-label="Analytics" />
    <input type="checkbox" role="switch" className="switch" aria-label="Marketing" defaultChecked />
    <input type="checkbox" role="switch" className="switch" aria-label="Nothing yet" disabled />
    <input type="checkbox" role="switch" className="switch" aria-label="Mandatory" defaultChecked disabled />
  </div>
);

export const Choices = () => (
  <>
    <State name="check: open, ticked, wrong, disabled, ticked and disabled">
      <Box name="Use a different billing address" />
      <Box name="I accept the terms" isOn />
      <Box name="I accept the terms, and have not yet" isWrong />
      <Box name="Not for this country" isOff />
      <Box name="Always on" isOn isOff />
    </State>
    <State name="opt-list: chosen, open, disabled">
      <Options />
    </State>
    <State name="opt-list: nothing chosen, and asked for">
      <Options isWrong />
    </State>
    <State name="switch: off, on, disabled, on and disabled">
      <Switches />
    </State>
    <State name="seg: two or three short words">
      <div className="seg" role="group" aria-label="Unit">
        <button type="button" aria-pressed="true">
          mm
        </button>
        <button type="button" aria-pressed="false">
          inch
        </button>
      </div>
    </State>
  </>
);
