import styles from './Line.module.css';

type Props = { photo: string | null; width: number; height: number };

/** A small picture beside a name: it says nothing that the name does not. */
export const LinePhoto = ({ photo, width, height }: Props) => (
  <span className={styles.photo}>
    {photo ? <img src={photo} alt="" width={width} height={height} loading="lazy" decoding="async" /> : null}
  </span>
);
