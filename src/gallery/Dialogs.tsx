import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { TextField } from '#islands/shared/TextField.tsx';
import { useState } from 'react';
import { State } from './State.tsx';

const keep = () => undefined;
const widths = [290, 400, 500] as const;

type Width = (typeof widths)[number];
type SampleProps = { width: Width; isOpen: boolean; onClose: () => void };

const words: Record<Width, string> = {
  290: 'The message is on its way. We answer within a working day.',
  400: 'Prices change to złoty; the basket stays as it is.',
  500: 'We write to you once, when it is in stock again.',
};

const Sample = ({ width, isOpen, onClose }: SampleProps) => (
  <Dialog
    title={width === 290 ? 'Thank you' : `A dialog of ${width} px`}
    width={width}
    isOpen={isOpen}
    onClose={onClose}
    actions={
      <>
        <Button kind="primary" onClick={onClose}>
          Agree
        </Button>
        {width > 290 ? <Button onClick={onClose}>Not now</Button> : null}
      </>
    }
  >
    <div className="stack">
      <p>{words[width]}</p>
      {width === 500 ? <TextField label="E-mail" value="anna@buyer.example" onText={keep} /> : null}
    </div>
  </Dialog>
);

/** Each as it lies over a page; the script of the gallery opens them where they stand. */
export const Dialogs = () =>
  widths.map((width) => (
    <State key={width} name={`w${width}`} isWide>
      <Sample width={width} isOpen={false} onClose={keep} />
    </State>
  ));

/** One after the other over this page, to try the keyboard: Esc, Tab, a press beside it, and where the focus goes then. */
export function OpenDialog() {
  const [open, setOpen] = useState<Width | null>(null);
  return (
    <div className="state-row">
      {widths.map((width) => (
        <Button key={width} onClick={() => setOpen(width)}>
          Open {width}
        </Button>
      ))}
      {widths.map((width) => (
        <Sample key={width} width={width} isOpen={open === width} onClose={() => setOpen(null)} />
      ))}
    </div>
  );
}
