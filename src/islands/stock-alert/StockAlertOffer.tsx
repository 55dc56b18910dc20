import { availabilityCopy as copy } from '#config/copy/availability.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { useEffect, useId, useState } from 'react';
import styles from './StockAlert.module.css';
import { StockAlertPanel } from './StockAlertPanel.tsx';

type Props = {
  slug: string;
  /** the part turned out to be in stock */
  onBack: () => void;
};

/** In the availability box of a part that is not at hand: being told by mail. The links to "#stock-alert" open it. */
export function StockAlertOffer({ slug, onBack }: Props) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  useEffect(() => setOpen(location.hash === '#stock-alert'), []);
  return (
    <div className={styles.tell}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bell" className="i-s" />
        {copy.tellMe}
      </button>
      {isOpen ? (
        <div id={panelId} className={styles.panel}>
          <StockAlertPanel slug={slug} onBack={onBack} />
        </div>
      ) : null}
    </div>
  );
}
