import sprite from '#assets/icons/icons.svg?url&no-inline';
import type { IconName } from '#assets/icons/names.ts';

type Props = { name: IconName; /** i-s 16, i 20, i-l 24 px, and what else is to be said of it */ className?: string };

/** A picture of the file that the page has already; decoration, so that words stand beside it. */
export const Icon = ({ name, className = 'i' }: Props) => (
  <svg className={className} width="20" height="20" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
