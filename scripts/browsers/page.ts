import { setTimeout as pause } from 'node:timers/promises';
import type { Hands, Wanted } from '../test-kit/screen-buyer.ts';

/** What a driver can do with an element it has found; all of it as a person's input. */
export type Element = {
  press(): Promise<void>;
  type(text: string): Promise<void>;
  /** chooses the first option of a select whose label begins so */
  choose(beginning: string): Promise<void>;
  text(): Promise<string>;
};

/** A browser with one page open. */
export type Driver = {
  version: string;
  open(url: string): Promise<void>;
  url(): Promise<string>;
  find(wanted: Wanted): Promise<Element | null>;
  /** the same inside the first frame of the page */
  findInFrame(wanted: Wanted): Promise<Element | null>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
};

const describe = ({ role, name, pattern }: Wanted) => `${role} "${name ?? pattern ?? ''}"`;
/** Milliseconds until something that is looked for must be there, and between two looks. */
const timeoutMs = 40_000;
const pace = 150;
const longestLook = 8_000;

/** A question put to a page that is just being replaced is never answered by some drivers: it is asked again. */
const giveUp = () => pause(longestLook, null, { ref: false });

/** Looks until `look` gives something; throws with what was looked for. A page that is being replaced counts as not yet. */
async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  const end = Date.now() + timeoutMs;
  let last = '';
  while (Date.now() < end) {
    try {
      const found = await Promise.race([look(), giveUp()]);
      if (found !== null) return found;
    } catch (error) {
      last = ` (${error instanceof Error ? `${error.name} ${error.message.split('\n')[0]}` : 'unknown'})`;
    }
    await pause(pace);
  }
  throw new Error(`not seen in ${timeoutMs / 1_000} s: ${what}${last}`);
}

/** What a buyer does, each step waiting for what it names; an element that goes while it is used is looked for again. */
export function createPage(driver: Driver): Hands {
  const use = (wanted: Wanted, act: (element: Element) => Promise<void>, find = driver.find) =>
    until(describe(wanted), async () => {
      const element = await find(wanted);
      if (element === null) return null;
      await act(element);
      return true;
    });
  return {
    open: driver.open,
    see: (wanted: Wanted) => until(describe(wanted), async () => (await (await driver.find(wanted))?.text()) ?? null),
    press: (wanted: Wanted) => use(wanted, (element) => element.press()),
    pressInFrame: (wanted: Wanted) => use(wanted, (element) => element.press(), driver.findInFrame),
    type: (name: string, text: string) => use({ role: 'textbox', name }, (element) => element.type(text)),
    choose: (name: string, beginning: string) =>
      use({ role: 'combobox', name }, (element) => element.choose(beginning)),
    arriveAt: (path: RegExp) => until(`the address ${path}`, async () => (path.test(await driver.url()) ? true : null)),
  };
}
