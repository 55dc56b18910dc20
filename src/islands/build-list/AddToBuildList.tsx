import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { limits } from '#config/limits.ts';
import { links } from '#config/navigation.ts';
import { quantityOf } from '#domain/build-list/build-list.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Stepper } from '#islands/shared/Stepper.tsx';
import { useCurrentPart } from '#islands/shared/use-current-part.ts';
import {
  $buildList,
  $isBuildListNewer,
  addToBuildList,
  isBuildListFull,
  setBuildQuantity,
  takeOffBuildList,
} from '#stores/build-list/build-list.ts';
import { findKnownEngine } from '#stores/catalogue/known-engine.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import styles from './AddToBuildList.module.css';

type Props = { slug: string; number: string };

function OnList({ slug, number, quantity, onPress }: Props & { quantity: number; onPress: () => void }) {
  return (
    <>
      <a className="link" href={links.buildList}>
        {copy.onList}
      </a>
      <Stepper
        of={`${number}, ${copy.heading}`}
        value={quantity}
        max={limits.lineQuantityMax}
        onChange={(next) => setBuildQuantity(slug, next)}
      />
      <button
        type="button"
        className="icon-btn"
        aria-label={copy.takeOff}
        onClick={() => {
          onPress();
          takeOffBuildList(slug);
        }}
      >
        <Icon name="trash-2" />
      </button>
    </>
  );
}

function findReason(isNewer: boolean): string | null {
  if (isNewer) return copy.keptNewer;
  return isBuildListFull() ? copy.full(limits.buildListParts) : null;
}

function NotOnList({ slug, isHere, onPress }: { slug: string; isHere: boolean; onPress: () => void }) {
  const isNewer = useStore($isBuildListNewer, { ssr: 'initial' });
  return (
    <Button
      kind="quiet"
      isBlock
      reason={isHere ? findReason(isNewer) : null}
      showsReason
      onClick={() => {
        onPress();
        addToBuildList(slug, 1, findKnownEngine());
      }}
    >
      <Icon name="list-plus" />
      {copy.add}
    </Button>
  );
}

/** A press that takes its own button away leaves the focus on what comes in its place. */
function useFocusOnChange(isOnList: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) place.current?.querySelector<HTMLElement>('a, button')?.focus();
    wasPressed.current = false;
  }, [isOnList]);
  return { place, onPress: () => void (wasPressed.current = true) };
}

/**
 * Puts the part of the page on the build list; once it is there, its quantity. Follows the page to another size. The
 * build draws the button; where a list is kept, it is hidden until that is known.
 */
export function AddToBuildList(page: Props) {
  const part = useCurrentPart(page);
  const list = useStore($buildList);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const quantity = quantityOf(list, part.slug);
  const { place, onPress } = useFocusOnChange(quantity > 0);
  return (
    <div ref={place} className={styles.place} role="group" data-not-printed aria-label={copy.heading}>
      {isHere && quantity > 0 ? (
        <OnList slug={part.slug} number={part.number} quantity={quantity} onPress={onPress} />
      ) : (
        <NotOnList slug={part.slug} isHere={isHere} onPress={onPress} />
      )}
    </div>
  );
}
