import { afterEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { isPrerendering, whenActive } from './activation.ts';
import { visitorAnswer } from './visitor.ts';

/** A page as the browser shows it to scripts while nobody sees it. */
function openPrerendered() {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal('document', page);
  return () => {
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
  };
}

afterEach(() => vi.unstubAllGlobals());

// rule page.activation
describe('a page that is made ready', () => {
  test('does nothing before it is seen, and then once', () => {
    const activate = openPrerendered();
    const run = vi.fn();
    whenActive(run);
    expect([isPrerendering(), run.mock.calls.length]).toEqual([true, 0]);
    activate();
    activate();
    expect([isPrerendering(), run.mock.calls.length]).toEqual([false, 1]);
  });

  test('asks the shop only then', async () => {
    const activate = openPrerendered();
    const fetchMock = vi.fn(() => Promise.resolve(Response.json({ country: 'DE', isSupported: true })));
    vi.stubGlobal('fetch', fetchMock);
    const answer = call('/api/visitor', visitorAnswer);
    await new Promise(setImmediate);
    expect(fetchMock).not.toHaveBeenCalled();
    activate();
    expect(await answer).toMatchObject({ ok: true });
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});

test('a page that is seen, and the server, wait for nothing', () => {
  const run = vi.fn();
  whenActive(run);
  vi.stubGlobal('document', new EventTarget());
  whenActive(run);
  expect(run).toHaveBeenCalledTimes(2);
});
