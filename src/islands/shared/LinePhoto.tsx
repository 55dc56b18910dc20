import styles from './LinePhoto.module.css';

type Props = {
  photo: string | null;
  /** in pixels; the height is three quarters of it */ width: number;
  className?: string | undefined;
};

/** A small picture beside a name: it says nothing that the name does not. Its place is kept while there is none. */
export const LinePhoto = ({ photo, width, className = '' }: Props) => (
  <span className={`${styles.photo} ${className}`}>
    {photo ? <img src={photo} alt="" width={width} height={width * 0.75} loading="lazy" decoding="async" /> : null}
  </span>
);
