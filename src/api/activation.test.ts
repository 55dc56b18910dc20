import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { isPrerendering, whenActive, whenPainted } from './activation.ts';
import { visitorAnswer } from './visitor.ts';

/** A page as the browser shows it to scripts while nobody sees it, and what it runs in the next frame. */
function openPrerendered() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  const activate = () => {
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
  };
  const paint = () => frames.splice(0).forEach((run) => run());
  return { activate, paint };
}

afterEach(() => vi.unstubAllGlobals());

// rule page.activation
describe('a page that is made ready', () => {
  test('does nothing before it is seen, and then once', () => {
    const { activate } = openPrerendered();
    const run = vi.fn();
    whenActive(run);
    expect([isPrerendering(), run.mock.calls.length]).toEqual([true, 0]);
    activate();
    activate();
    expect([isPrerendering(), run.mock.calls.length]).toEqual([false, 1]);
  });

  test('asks the shop only when it is painted', async () => {
    const { activate, paint } = openPrerendered();
    const asked = vi.fn(() => Promise.resolve(Response.json({ country: 'DE', isSupported: true })));
    vi.stubGlobal('fetch', asked);
    const answer = call('/api/visitor', visitorAnswer);
    await new Promise(setImmediate);
    expect(asked).not.toHaveBeenCalled();
    activate();
    paint();
    await new Promise(setImmediate);
    expect(asked).not.toHaveBeenCalled();
    paint();
    expect(await answer).toMatchObject({ ok: true });
    expect(asked).toHaveBeenCalledOnce();
  });
});

test('a page that is seen, and the server, wait for nothing', () => {
  const run = vi.fn();
  whenActive(run);
  vi.stubGlobal('document', new EventTarget());
  whenActive(run);
  whenPainted(run);
  expect(run).toHaveBeenCalledTimes(3);
});
