import type { CallOptions, CallResult } from '#api/call.ts';
import { describe, expect, test } from 'vitest';
import { createOrderLink } from './mail-link-again.ts';

type Answer = CallResult<Record<string, never>>;
const refuse = (code: string) => ({ ok: false, problem: { code, ref: '' } }) as Answer;
const taken: Answer = { ok: true, value: {} };

function begin(answers: Answer[]) {
  const asked: unknown[] = [];
  const store = createOrderLink(
    {
      call: (async (path: string, _schema: unknown, options: CallOptions) => {
        asked.push([options.method, path, options.body]);
        return answers.shift();
      }) as never,
    },
    'ord_1',
  );
  return { ...store, asked };
}

describe('ask', () => {
  test('asks once however often it is pressed, and names no address', async () => {
    const { $link, ask, asked } = begin([taken]);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(asked).toEqual([['POST', '/api/order/ord_1/link', {}]]);
    expect($link.get()).toEqual({ step: 'asked' });
  });

  test.each([
    ['offline', 'offline'],
    ['too-many-requests', 'too-many-requests'],
    ['shop-unavailable', 'shop-unavailable'],
    ['invalid-request', 'bad-answer'],
  ])('%s is told as %s, and can be tried again', async (code, told) => {
    const { $link, ask } = begin([refuse(code), taken]);
    await ask();
    expect($link.get()).toEqual({ step: 'failed', code: told });
    await ask();
    expect($link.get()).toEqual({ step: 'asked' });
  });

  test('says that it is asking', () => {
    const { $link, ask } = begin([taken]);
    void ask();
    expect($link.get()).toEqual({ step: 'asking' });
  });
});
