import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { holdShop } from './shop-holder.ts';

/** A module that may be saved again; every shop of it writes down what it does. */
function createSource() {
  const seen: string[] = [];
  let version = { name: 'first' };
  const holder = holdShop(
    async () => {
      if (version.name === 'broken') throw new Error('does not parse');
      return version;
    },
    async ({ name }) => {
      seen.push(`open ${name}`);
      if (name === 'without storage') throw new Error('no storage');
      return {
        answer: () => void seen.push(`answer ${name}`),
        close: async () => void seen.push(`close ${name}`),
      };
    },
  );
  const ask = async () => {
    const response = new EventEmitter();
    await holder.answer({} as IncomingMessage, response as ServerResponse);
    return response;
  };
  return { seen, holder, ask, save: (name: string) => void (version = { name }) };
}

test('one shop answers as long as its code stays', async () => {
  const { seen, ask } = createSource();
  await ask();
  await ask();
  expect(seen).toEqual(['open first', 'answer first', 'answer first']);
});

test('other code opens another shop, and the old one closes when its last request is answered', async () => {
  const { seen, ask, save } = createSource();
  const slow = await ask();
  save('second');
  (await ask()).emit('close');
  expect(seen).toEqual(['open first', 'answer first', 'open second', 'answer second']);
  slow.emit('close');
  await Promise.resolve();
  await Promise.resolve();
  expect(seen.at(-1)).toBe('close first');
});

test('code that does not parse is told to whoever asks, and the next good one is taken up', async () => {
  const { seen, ask, save } = createSource();
  (await ask()).emit('close');
  save('broken');
  await expect(ask()).rejects.toThrow('does not parse');
  save('mended');
  await ask();
  expect(seen.at(-1)).toBe('answer mended');
});

test('a shop that could not be opened is opened again for the next request', async () => {
  const { seen, ask, save } = createSource();
  save('without storage');
  await expect(ask()).rejects.toThrow('no storage');
  await expect(ask()).rejects.toThrow('no storage');
  expect(seen).toEqual(['open without storage', 'open without storage']);
});

test('the end closes the shop that is open', async () => {
  const { seen, ask, holder } = createSource();
  await ask();
  await holder.close();
  expect(seen.at(-1)).toBe('close first');
});
