import { Fragment } from 'react';

/** A text with numbers of parts: a line may end behind the plus of a kit, and sooner there than in the middle of a number. */
export const AtPlus = ({ text }: { text: string }) =>
  text.split(/(?<=\+)/).map((piece, at) => (
    <Fragment key={at}>
      {piece}
      {piece.endsWith('+') ? <wbr /> : null}
    </Fragment>
  ));
