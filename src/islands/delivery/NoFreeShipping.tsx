import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeCountry } from '#domain/shipping/name-in-sentence.ts';
import styles from './Delivery.module.css';

/** For a place without free shipping (rule shipping.free-above): the banner of the page, the same for everybody, goes. */
export const NoFreeShipping = ({ country }: { country: string }) => (
  <p className={styles.why} data-no-free-shipping>
    {copy.noFreeShipping(writeCountry(country))}
  </p>
);
