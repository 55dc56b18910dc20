import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Alert.module.css';
import { notice } from './notice.ts';

type Props = {
  children: ReactNode;
  kind?: 'note' | 'warn' | 'error' | 'ok';
  title?: string;
  /** said when it appears; an error is said at once */
  isLive?: boolean;
  /** another picture than the one of its kind */
  icon?: ReactNode;
  /** to move the focus here, which reads it: it is then not said as well (rule access.said-once) */
  ref?: Ref<HTMLDivElement>;
  /** the button that mends it */
  action?: ReactNode;
  className?: string;
};

const icons = { note: 'info', warn: 'triangle-alert', error: 'circle-alert', ok: 'circle-check' } as const;
/** An error interrupts, unless the focus is moved to it and reads it. */
const toLiveProps = (kind: string, takesFocus: boolean) =>
  kind === 'error' && !takesFocus ? { role: 'alert' } : notice;

export function Alert({ children, kind = 'note', title, isLive, icon, ref, action, className = '' }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`alert ${kind === 'note' ? '' : kind} ${className}`}
      {...(isLive ? toLiveProps(kind, ref !== undefined) : {})}
    >
      {icon ?? <Icon name={icons[kind]} />}
      <div>
        {title ? <b>{title}</b> : null}
        {title ? <div>{children}</div> : children}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
