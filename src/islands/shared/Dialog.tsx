import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** 290 quick enquiry and default, 400 messages, 500 forms */
  width?: 290 | 400 | 500;
  /** the row of buttons at the end */
  actions?: ReactNode;
};

export function Dialog({ title, isOpen, onClose, children, width = 290, actions }: Props) {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <dialog {...modal} className={`dialog w${width}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </dialog>
  );
}
