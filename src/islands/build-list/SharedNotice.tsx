import { buildListCopy as copy } from '#config/copy/build-list.ts';
import { limits } from '#config/limits.ts';
import type { ReadLink } from '#domain/build-list/build-link.ts';
import {
  type BuildList,
  emptyBuildList,
  isSameList,
  isTooMany,
  joinLists,
  quantityOf,
} from '#domain/build-list/build-list.ts';
import { Alert } from '#islands/shared/Alert.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { replaceBuildList } from '#stores/build-list/build-list.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';
import { useState } from 'react';
import styles from './BuildList.module.css';

type Props = { shared: ReadLink; own: BuildList; canTakeOver: boolean; onLeave: () => void };

/** Puts a shared list on top of `base`: the own list, or an empty one. */
function take(list: BuildList, base: BuildList): void {
  const joined = joinLists(base, list);
  replaceBuildList(joined);
  const isComplete = list.lines.every(({ slug }) => quantityOf(joined, slug) > 0);
  const isCut = list.lines.some((line) => isTooMany(base, line));
  const text = isCut ? copy.joinedCut(limits.lineQuantityMax) : copy.takenOver;
  showSnackbar(isComplete ? text : copy.joinedTooMuch(limits.buildListParts));
}

type ChoiceProps = { list: BuildList; own: BuildList; onDone: () => void };

/** Takes the shared list over. Where there is an own one, it asks what should happen with it. */
function TakeOver({ list, own, onDone }: ChoiceProps) {
  const [isAsking, setAsking] = useState(false);
  const finish = (base: BuildList) => {
    take(list, base);
    onDone();
  };
  return (
    <>
      <Button size="sm" onClick={() => (own.lines.length > 0 ? setAsking(true) : finish(emptyBuildList))}>
        {copy.takeOver}
      </Button>
      <Dialog
        title={copy.replaceHeading}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        width={400}
        actions={
          <>
            <Button onClick={() => finish(own)}>{copy.join}</Button>
            <Button onClick={() => finish(emptyBuildList)}>{copy.replace}</Button>
          </>
        }
      >
        <p className={styles.dialog}>{copy.replaceText(own.lines.length)}</p>
      </Dialog>
    </>
  );
}

/** Says that what is shown came from a link, and what of the link could not be read. */
export function SharedNotice({ shared, own, canTakeOver, onLeave }: Props) {
  if (shared.kind === 'none') return null;
  if (shared.kind === 'newer')
    return (
      <Alert kind="error" isLive className={styles.notice}>
        {copy.newer}
      </Alert>
    );
  const isMine = isSameList(shared.list, own);
  if (isMine && shared.unread + shared.over + shared.cut === 0) return null;
  return (
    <Alert title={isMine ? undefined : copy.sharedHeading} isLive className={styles.notice}>
      {isMine ? null : <p>{copy.sharedText}</p>}
      {shared.over > 0 ? <p>{copy.over(shared.over, limits.buildListParts)}</p> : null}
      {shared.cut > 0 ? <p>{copy.cut(shared.cut, limits.lineQuantityMax)}</p> : null}
      {shared.unread > 0 ? <p>{copy.unread(shared.unread)}</p> : null}
      {isMine ? null : (
        <div className={styles.noticeActions}>
          {canTakeOver && shared.list.lines.length > 0 ? (
            <TakeOver list={shared.list} own={own} onDone={onLeave} />
          ) : null}
          <Button size="sm" kind="quiet" onClick={onLeave}>
            {copy.showMine}
          </Button>
        </div>
      )}
    </Alert>
  );
}
