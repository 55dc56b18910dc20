import { expect, test, vi } from 'vitest';
import { fail, succeed, type Result } from '#domain/failure.ts';
import type { Marquee } from '#domain/marquee/marquee.ts';
import { holdMarquee } from './marquee.ts';

const closed: Result<Marquee> = succeed({ hasNotice: true, hasError: false, notice: 'Closed', error: '' });
const broken: Result<Marquee> = fail({ kind: 'network', operation: 'get-marquee', cause: 'cut' });

function open(answers: (Result<Marquee> | Error)[]) {
  let time = 0;
  let requests = 0;
  const logged: string[] = [];
  const holder = holdMarquee({
    commerce: {
      async getMarquee() {
        const answer = answers[Math.min(requests++, answers.length - 1)] ?? broken;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    log: {
      info: (code) => void logged.push(code),
      error: (code) => void logged.push(code),
      job: (_name, work) => work(),
    },
    now: () => time,
  });
  return { holder, logged, requests: () => requests, wait: (ms: number) => void (time += ms) };
}

test('the first page does not wait; those after it have the text, and one answer serves many', async () => {
  const { holder, requests } = open([closed]);
  expect(holder.text()).toBeNull();
  await vi.waitFor(() => expect(holder.text()).toBe('Closed'));
  for (let page = 0; page < 100; page += 1) holder.text();
  expect(requests()).toBe(1);
});

test('an old answer is asked anew behind the page', async () => {
  const { holder, requests, wait } = open([
    closed,
    succeed({ hasNotice: false, hasError: false, notice: 'Closed', error: '' }),
  ]);
  holder.text();
  await vi.waitFor(() => expect(holder.text()).toBe('Closed'));
  wait(15_000);
  expect(holder.text()).toBe('Closed');
  await vi.waitFor(() => expect(holder.text()).toBeNull());
  expect(requests()).toBe(2);
});

test('a clock that is set back does not keep a notice', async () => {
  const gone: Result<Marquee> = succeed({ hasNotice: false, hasError: false, notice: '', error: '' });
  const { holder, wait } = open([closed, gone]);
  holder.text();
  await vi.waitFor(() => expect(holder.text()).toBe('Closed'));
  wait(-3_600_000);
  await vi.waitFor(() => expect(holder.text()).toBeNull());
});

// rule marquee.failure-ignored
test('a call that breaks off is told, and asked again when it is time', async () => {
  const { holder, logged, requests, wait } = open([new Error('a fault of ours'), closed]);
  holder.text();
  await vi.waitFor(() => expect(logged).toEqual(['marquee-not-asked']));
  wait(15_000);
  holder.text();
  await vi.waitFor(() => expect(holder.text()).toBe('Closed'));
  expect(requests()).toBe(2);
});

// rule marquee.failure-ignored
test('a failure shows nothing, and is not asked again at every page', async () => {
  const { holder, logged, requests, wait } = open([closed, broken]);
  holder.text();
  await vi.waitFor(() => expect(holder.text()).toBe('Closed'));
  wait(15_000);
  holder.text();
  await vi.waitFor(() => expect(holder.text()).toBeNull());
  for (let page = 0; page < 10; page += 1) holder.text();
  expect([logged, requests()]).toEqual([['marquee-unknown'], 2]);
});
