import { Fragment, type ReactNode } from 'react';
import { checkoutCopy } from '#config/copy/checkout.ts';
import { taxCopy } from '#config/copy/tax.ts';
import { splitAddress } from '#domain/mail-link.ts';
import styles from './OrderFacts.module.css';

export type Facts = {
  email: string;
  phone: string;
  /** lines of the delivery address, name first */
  shipping: string[];
  /** null: same as shipping */
  billing: string[] | null;
  /** what the invoice must say of that address; of an order that is placed */
  billingNote?: string;
  /** as it is to be read: with its country, and what is known of it */
  vatNumber: string | null;
  /** the buyer's own words for the order; "" for none */
  reference: string;
  payment: string;
  shippingMethod: string;
  seller?: string[];
};

const copy = checkoutCopy.facts;

const Fact = ({ title, isShort, children }: { title: string; isShort?: boolean; children: ReactNode }) => (
  <div className={isShort ? styles.short : undefined}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const Lines = ({ of }: { of: string[] }) =>
  of.filter(Boolean).map((line, index) => (
    <span key={index} translate="no">
      {line}
    </span>
  ));

/** Who gets what where, how it is paid and who sells: the same on summary and order. */
export const OrderFacts = ({ facts }: { facts: Facts }) => (
  <dl className={styles.facts}>
    <Fact title={copy.contact}>
      <span translate="no">
        <AddressText of={facts.email} />
      </span>
      <Lines of={[facts.phone]} />
    </Fact>
    <Fact title={copy.shippingAddress}>
      <Lines of={facts.shipping} />
    </Fact>
    <Fact title={copy.billingAddress}>
      {facts.billing ? <Lines of={facts.billing} /> : <span>{copy.sameAsShipping}</span>}
      {facts.billingNote ? <span>{facts.billingNote}</span> : null}
      {facts.vatNumber ? (
        <span>
          {copy.vat}{' '}
          <b className="pn" translate="no">
            {facts.vatNumber}
          </b>
        </span>
      ) : null}
      {facts.reference ? (
        <span>
          {taxCopy.reference} <b translate="no">{facts.reference}</b>
        </span>
      ) : null}
    </Fact>
    <Fact title={copy.payment} isShort>
      {facts.payment}
    </Fact>
    <Fact title={copy.shipping} isShort>
      {facts.shippingMethod}
    </Fact>
    {facts.seller ? (
      <Fact title={copy.seller}>
        <Lines of={facts.seller} />
      </Fact>
    ) : null}
  </dl>
);

/** An e-mail address; a line ends behind its "@" or before a dot, and sooner there than inside a word. */
const AddressText = ({ of }: { of: string }) =>
  splitAddress(of).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
