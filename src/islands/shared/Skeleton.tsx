import { notice } from './notice.ts';

type Props = {
  /** what is being waited for, read out once: "Loading the price and stock" */
  label?: string;
  /** one class per bar: it gives width and height, so that nothing jumps when the content comes */
  bars: string[];
  className?: string;
};

/** Bars that hold the size of what is on its way. */
export function Skeleton({ label, bars, className }: Props) {
  return (
    <div className={className} {...(label ? notice : {})}>
      {label ? <span className="sr">{label}</span> : null}
      {bars.map((bar, place) => (
        <span key={place} className={`sk ${bar}`} />
      ))}
    </div>
  );
}
