import type { ClearanceFigures } from '#domain/clearance/clearance-facts.ts';
import { Skeleton } from '#islands/shared/Skeleton.tsx';
import { useEffect, useState } from 'react';
import styles from './Clearance.module.css';
import { EndFloatHelper } from './EndFloatHelper.tsx';
import { ShellHelper } from './ShellHelper.tsx';

type Props = {
  facts: ClearanceFigures;
  /** of the part that the page was made for */
  slug: string;
};

/** Nothing but its place while the site is built: without JavaScript fields that answer nothing would only mislead. */
export function ClearanceHelper({ facts, slug }: Props) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return <Skeleton className={styles.place} bars={[`${styles.bar}`, `${styles.bar}`]} />;
  return facts.kind === 'shell' ? <ShellHelper facts={facts} slug={slug} /> : <EndFloatHelper facts={facts} />;
}
