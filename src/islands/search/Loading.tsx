import { searchCopy as copy } from '#config/copy/search.ts';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import styles from './Advice.module.css';

const bars = Array.from({ length: 6 }, () => styles.row ?? '');

/** Rows of their final height. `isFirst`: drawn by the build, shown where the address asks something and a script will answer it. */
export const Loading = ({ isFirst }: { isFirst?: boolean }) => (
  <Skeleton
    {...(isFirst ? {} : { label: copy.searching })}
    bars={bars}
    className={`${styles.loading} ${isFirst ? styles.first : ''}`}
  />
);
