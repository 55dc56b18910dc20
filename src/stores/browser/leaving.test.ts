import { expect, test } from 'vitest';
import { followLeaving } from './leaving.ts';

type Way = { sameDocument: boolean };

const toPage: Way = { sameDocument: false };
const toSize: Way = { sameDocument: true };

/** Whether the page counts as being left after all of this has come by. */
function follow(heard: readonly (Way | string)[]): boolean {
  const [page, navigation] = [new EventTarget(), new EventTarget()];
  const isLeaving = followLeaving(page, navigation);
  for (const what of heard)
    if (typeof what === 'string') (what === 'pageshow' ? page : navigation).dispatchEvent(new Event(what));
    else navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: what }));
  return isLeaving();
}

// rule page.newer-release
test.each<[string, readonly (Way | string)[], boolean]>([
  ['nothing', [], false],
  ['a link to another page', [toPage], true],
  ['a step inside the page', [toSize], false],
  ['a step inside it after the link', [toPage, toSize], true],
  ['a link, called off', [toPage, 'navigateerror'], false],
  ['a link, and back', [toPage, 'pageshow'], false],
  ['a link, back, and another link', [toPage, 'pageshow', toPage], true],
])('%s: left is %s', (_, heard, isLeft) => {
  expect(follow(heard)).toBe(isLeft);
});

test('a browser that tells nothing of it never leaves', () => {
  expect(followLeaving(new EventTarget(), undefined)()).toBe(false);
});
