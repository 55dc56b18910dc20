import { deliveryCopy as copy } from '#config/copy/delivery.ts';
import { writeCountry } from '#domain/name-in-sentence.ts';
import styles from './Delivery.module.css';

/** For a place without free shipping (rule shipping.free-above): the banner of the page, the same for everybody, goes. */
export const NoFreeShipping = ({ country, place }: { country: string; place: string | undefined }) => (
  <p className={styles.why} data-no-free-shipping>
    {copy.noFreeShipping(place ?? writeCountry(country))}
  </p>
);
