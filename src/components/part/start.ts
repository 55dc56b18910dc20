/** Brings a part's page to life: one script for all of it, anew for each part that takes the place of another. */
import { partShown } from '#stores/part/current-part.ts';
import { whenParsed } from '../page/when-parsed.ts';
import { startSizeChange } from './change-size.ts';
import { startClearanceLink } from './clearance-link.ts';
import { followLiveBox, startLiveBox } from './live-box.ts';
import { startPanels } from './panels.ts';
import { startPhotos } from './photo-switcher.ts';
import { keepStock } from './live-stock.ts';
import { startSizeChoice } from './size-choice.ts';

/** Most pages have their lists; only the others need what loads them. */
async function startLists(): Promise<void> {
  if (!document.querySelector('[data-live-list]')) return;
  const { startLiveLists } = await import('./live-lists.ts');
  startLiveLists();
}

const isMade = () => document.querySelector('[data-part]') !== null;

function startPictures(): void {
  startPhotos();
  startPanels();
}

function startStock(): void {
  startSizeChoice();
  startLiveBox();
  void startLists();
}

/** One that takes the place of another is there in one piece. */
function startReplacedPart(): void {
  startPictures();
  startStock();
}

function startPart(): void {
  startSizeChange();
  startStock();
  followLiveBox();
  keepStock();
  document.addEventListener(partShown, startReplacedPart);
}

whenParsed(
  () => {
    startPictures();
    startClearanceLink();
  },
  // the page of a size that is not made has photos and panels of its set, and nothing to buy
  () => isMade() && startPart(),
);
