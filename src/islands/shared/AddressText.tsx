import { Fragment } from 'react';
import { splitAddress } from '#domain/mail-link.ts';

/** An e-mail address; a line ends behind its "@" or before a dot, and sooner there than inside a word. */
export const AddressText = ({ of }: { of: string }) =>
  splitAddress(of).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
