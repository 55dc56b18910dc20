import { type ReactNode, useEffect, useRef, useState } from 'react';
import { render } from 'vitest-browser-react/pure';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Alert } from './Alert.tsx';
import { leaveOutRepeated, startAnnouncer } from './announcer.ts';
import { Dialog } from './Dialog.tsx';
import { notice } from './notice.ts';
import { Stepper } from './Stepper.tsx';

const liveRegions = () => [
  ...document.querySelectorAll(':is([aria-live], [role=status], output):not([aria-live=off])'),
];
let heard: (string | null)[] = [];
let end = () => {};

/** Begins with what is drawn already. */
function listen(): void {
  heard = [];
  const stop = startAnnouncer();
  const listener = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (liveRegions().includes(target as Element) && (target as Element).checkVisibility())
        heard.push(...[...addedNodes].map(({ textContent }) => textContent));
  });
  listener.observe(document.body, { subtree: true, childList: true });
  end = () => {
    stop();
    listener.disconnect();
    for (const region of liveRegions()) region.remove();
  };
}
afterEach(() => end());

/** A press puts `after` in the place of `before`, and says a sentence that ends the waiting. */
function Change({ before, after }: { before: ReactNode; after: ReactNode }) {
  const [isAfter, setAfter] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAfter(true)}>
        Change
      </button>
      {isAfter ? after : before}
      <p {...notice}>{isAfter ? 'That is all' : ''}</p>
    </>
  );
}

async function hearChange(before: ReactNode, after: ReactNode): Promise<void> {
  await render(<Change before={before} after={after} />);
  listen();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.poll(() => heard.at(-1)).toBe('That is all');
}

function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} isLive>
      {children}
    </Alert>
  );
}

// rule access.said-once
describe('the one live region of the page', () => {
  const total = (sum: string) => (
    <p {...notice}>
      <span style={{ display: 'block' }}>Subtotal</span> <span style={{ display: 'block' }}>{sum}</span>
      <span aria-hidden="true">drawn</span> <span hidden>hidden</span>
    </p>
  );

  test.each([
    ['what has changed, as it is read', total('€31.00'), total('€62.00'), ['Subtotal. €62.00']],
    ['nothing of what stays', total('€31.00'), total('€31.00'), []],
    [
      'twice the same once',
      null,
      <>
        <p {...notice}>Prices could not be loaded.</p>
        <Alert kind="warn" isLive>
          Prices could not be loaded.
        </Alert>
      </>,
      ['Prices could not be loaded.'],
    ],
    [
      'part of another sentence not by itself',
      null,
      <>
        <p {...notice}>Item added</p>
        <p {...notice}>AG-1: Item added</p>
      </>,
      ['AG-1: Item added'],
    ],
    [
      'not what an alert says',
      null,
      <>
        <p {...notice}>We do not know this code</p>
        <Alert kind="error" isLive>
          We do not know this code
        </Alert>
      </>,
      [],
    ],
    ['not what takes the focus', null, <Focused key="news">Your order has changed</Focused>, []],
    [
      'not what is only drawn anew',
      <p key="a" {...notice}>
        In stock
      </p>,
      <p key="b" {...notice}>
        In stock
      </p>,
      [],
    ],
    [
      'not what is still asked for',
      total('€31.00'),
      <div key="busy" aria-busy="true">
        {total('€62.00')}
      </div>,
      [],
    ],
  ])('says %s', async (_case, before, after, announced) => {
    await hearChange(before, after);
    expect(heard).toEqual([...announced, 'That is all']);
    expect(liveRegions()).toHaveLength(1);
  });

  test('keeps no sentence of a notice that has said another since', async () => {
    const both = (sum: string) => (
      <>
        {total(sum)}
        <p {...notice}>{sum === '€31.00' ? '' : 'Item added'}</p>
      </>
    );
    const { rerender } = await render(both('€31.00'));
    listen();
    const kept = () => [...(liveRegions()[0]?.children ?? [])].map(({ textContent }) => textContent);
    await rerender(both('€62.00'));
    await expect.poll(kept).toEqual(['Subtotal. €62.00', 'Item added']);
    await rerender(both('€93.00'));
    await expect.poll(kept).toEqual(['Item added', 'Subtotal. €93.00']);
  });

  test('says a quantity by its name', async () => {
    const step = (value: number) => <Stepper of="AG-1" value={value} max={null} onChange={() => {}} />;
    await hearChange(step(1), step(2));
    expect(heard).toEqual(['Quantity 2', 'That is all']);
  });

  test('goes into the dialog that covers the page, and says nothing of what lies behind it', async () => {
    const dialog = (isOpen: boolean, words: string) => (
      <>
        <p {...notice}>{words} behind</p>
        <Dialog title="Quick enquiry" isOpen={isOpen} onClose={() => {}}>
          <p {...notice}>{words}</p>
        </Dialog>
      </>
    );
    const { rerender } = await render(dialog(true, 'Sending'));
    listen();
    await rerender(dialog(true, 'Sent'));
    await expect.poll(() => heard).toEqual(['Sent']);
    expect(
      page
        .getByRole('dialog')
        .element()
        .contains(liveRegions()[0] ?? null),
    ).toBe(true);
    await rerender(dialog(false, 'Sent'));
    await rerender(dialog(false, 'Closed'));
    await expect.poll(() => heard).toEqual(['Sent', 'Closed behind']);
    expect(liveRegions()).toHaveLength(1);
  });
});

// rule access.said-once
test('what was about to be said in a dialog that closes is said outside', async () => {
  const dialog = (isOpen: boolean, words: string) => (
    <Dialog title="Quick enquiry" isOpen={isOpen} onClose={() => {}}>
      <p {...notice}>{words}</p>
    </Dialog>
  );
  const { rerender } = await render(dialog(true, 'Sending'));
  listen();
  await rerender(dialog(true, 'Sent'));
  await expect.poll(() => document.querySelector('dialog [role=log]')).not.toBeNull();
  await rerender(dialog(false, 'Sent'));
  await expect.poll(() => heard).toEqual(['Sent']);
});

test.each([
  [['3', '€31.30'], [], ['3', '€31.30']],
  [['Item added', 'Item added'], [], ['Item added']],
  [['One line', 'One line is gone'], [], ['One line is gone']],
  [['One line'], ['Check 2 fields. One line'], []],
])('of %j beside the alerts %j is said %j', (news, interrupting, announced) => {
  expect(leaveOutRepeated(news, interrupting)).toEqual(announced);
});
