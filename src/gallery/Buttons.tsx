import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { State } from './State.tsx';

const kinds = ['primary', 'secondary', 'quiet'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const forced = ['hover', 'focus', 'active'] as const;
const forcedNames = { hover: 'under the pointer', focus: 'with the focus', active: 'pressed' };

const Sizes = () =>
  kinds.map((kind) => (
    <State key={kind} name={`${kind}: sm, md, lg`}>
      <div className="state-row">
        {sizes.map((size) => (
          <Button key={size} kind={kind} size={size}>
            Add to Cart
          </Button>
        ))}
      </div>
    </State>
  ));

const Forced = () =>
  kinds.map((kind) => (
    <State key={kind} name={`${kind}: under the pointer, with the focus, pressed`}>
      <div className="state-row">
        {forced.map((force) => (
          <span key={force} data-force={force} title={forcedNames[force]}>
            <Button kind={kind}>Checkout</Button>
          </span>
        ))}
      </div>
    </State>
  ));

const Icons = () => (
  <>
    <State name="icon-btn, boxed, boxed and disabled">
      <div className="state-row">
        <button type="button" className="icon-btn" aria-label="Close">
          <Icon name="x" />
        </button>
        <button type="button" className="icon-btn boxed" aria-label="Earlier">
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="icon-btn boxed" aria-label="Later" disabled>
          <Icon name="chevron-right" />
        </button>
      </div>
    </State>
    <State name="kept until its script is there (data-pressed)">
      <button type="button" className="btn btn-primary" data-pressed="">
        Add to Cart
      </button>
    </State>
  </>
);

export const Buttons = () => (
  <>
    <Sizes />
    <Forced />
    <State name="at work (busy)">
      <Button kind="primary" busy="Adding">
        Add to Cart
      </Button>
    </State>
    {kinds.map((kind) => (
      <State key={kind} name={`${kind}: cannot act, and says why (reason)`}>
        <Button kind={kind} reason="The price is still being loaded." showsReason>
          Continue
        </Button>
      </State>
    ))}
    <State name="with an icon, as wide as its box (isBlock)">
      <Button kind="primary" size="lg" isBlock>
        <Icon name="mail" />
        Quick enquiry
      </Button>
    </State>
    <Icons />
    <State name="on a dark ground">
      <div className="dark state-ground state-row">
        <Button kind="primary">Agree</Button>
        <Button>Manage</Button>
      </div>
    </State>
  </>
);
