import { partDeliverySchema } from '#api/delivery.ts';
import { availabilityCopy } from '#config/copy/availability.ts';
import { partPath } from '#domain/catalogue/page-paths.ts';
import { promisePieces } from '#domain/delivery/line-promise.ts';
import { endsAtCustoms } from '#domain/delivery/promise.ts';
import { writeNarrow } from '#domain/delivery/write-lead.ts';
import { describeSize, findNearestSize, writeSize } from '#domain/part/part-size.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import { StockBars } from '#islands/shared/StockBars.tsx';
import { sizeStock } from '#stores/part/size-stock.ts';
import { useStore } from '@nanostores/react';
import styles from './NearestSize.module.css';

/**
 * The nearest size that is in stock, where the chosen one is not (rule size.nearest). Until the sizes are known its room is kept on
 * a page that had one when it was made.
 */
export function NearestSize({ slug }: { slug: string }) {
  // the page may know them before the box hydrates; the server drew it without
  const sizes = useStore(sizeStock.$sizes, { ssr: 'initial' });
  const { set } = parsePartCode(slug);
  const known = sizes.filter((size) => parsePartCode(size.slug).set === set);
  const near = findNearestSize(known, slug);
  if (!near) return known.length > 0 ? null : <div className={styles.room} />;
  const delivery = partDeliverySchema.safeParse(near.delivery).data;
  const days = delivery && promisePieces(delivery.sources, near.inBasket + 1, near.today).promise;
  return (
    <div className={styles.near}>
      <p>
        <StockBars of={near.availability} />
      </p>
      <p>
        <a className="link pn" translate="no" href={partPath(near.slug)}>
          {near.number}
        </a>{' '}
        <span className={styles.meaning} aria-hidden="true">
          {describeSize(parsePartCode(near.slug))}
        </span>
        <span className="sr">{writeSize(parsePartCode(near.slug))}</span>
      </p>
      {days ? <b>{writeNarrow(days, endsAtCustoms(delivery))}</b> : null}
      <p className={styles.warning}>{availabilityCopy.otherSize}</p>
    </div>
  );
}
