import { expect, test } from 'vitest';
import type { AlertLinkAnswer } from '#api/stock-alert.ts';
import { createAlertLink } from './alert-link.ts';

const asked: AlertLinkAnswer = { slug: 'AG-1', title: 'Gauge', state: 'asked' };
const give = (value: AlertLinkAnswer) => ({ ok: true, value });
const refuse = (code: string) => ({ ok: false, problem: { code, ref: '' } });

function begin(answers: object[], link = 'sealed') {
  const paths: string[] = [];
  const call = (async (path: string) => {
    paths.push(path);
    return answers.shift();
  }) as never;
  return { ...createAlertLink('confirm', { call, readLink: () => link }), paths };
}

test('reads first; only the press confirms, and two presses are one', async () => {
  const { $link, read, act, paths } = begin([give(asked), give({ ...asked, state: 'confirmed' })]);
  await act();
  await read();
  expect($link.get()).toMatchObject({ progress: 'read', answer: asked, isDone: false });
  await Promise.all([act(), act()]);
  expect($link.get()).toMatchObject({ progress: 'read', isDone: true, answer: { state: 'confirmed' } });
  expect(paths).toEqual(['/api/stock-alert/link', '/api/stock-alert/confirm']);
});

test('without a link nothing is asked', async () => {
  const { $link, read, paths } = begin([], '');
  await read();
  expect([$link.get().progress, paths]).toEqual(['broken', []]);
});

test.each(['not-found', 'invalid-request'])('%s is a broken link', async (code) => {
  const { $link, read } = begin([refuse(code)]);
  await read();
  expect($link.get()).toMatchObject({ progress: 'broken', failure: null });
});

test.each([
  ['offline', 'offline'],
  ['shop-unavailable', 'shop-unavailable'],
  ['too-many-requests', 'bad-answer'],
])('%s is said, and can be tried again, before and after the press', async (code, failure) => {
  const { $link, read, act } = begin([refuse(code), give(asked), refuse(code), give({ ...asked, state: 'confirmed' })]);
  await read();
  expect($link.get()).toMatchObject({ progress: 'reading', failure });
  await read();
  await act();
  expect($link.get()).toMatchObject({ progress: 'read', answer: asked, isDone: false, failure });
  await act();
  expect($link.get()).toMatchObject({ answer: { state: 'confirmed' }, failure: null });
});
