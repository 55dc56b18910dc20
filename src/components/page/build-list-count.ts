/** How many parts the build list has, on every `[data-build-list]` of the page. */
import { badgeCopy } from '#config/copy/badge.ts';
import { $buildList } from '#stores/build-list/build-list.ts';
import { showCount } from './count-badge.ts';

const showParts = (link: HTMLElement, parts: number): void =>
  showCount(link, parts, parts === 0 ? null : badgeCopy.buildList(parts));

let isStarted = false;

/** Shows the count now and whenever it changes. */
export function startBuildListCount(): void {
  if (isStarted) return;
  isStarted = true;
  const links = [...document.querySelectorAll<HTMLElement>('[data-build-list]')];
  $buildList.subscribe(({ lines }) => links.forEach((link) => showParts(link, lines.length)));
}
