import type { CallResult } from '#api/call.ts';
import { describe, expect, test } from 'vitest';
import { createPartLists } from './live-lists.ts';
import type { Snackbar } from '../browser/drawer-and-snackbar.ts';

const failed: CallResult<never> = { ok: false, problem: { code: 'shop-unavailable', ref: '' } };
const row = { make: 'Honda', makeSlug: 'Honda', model: 'Civic', engine: 'K20A', engineSlug: 'K20A', variant: '' };
const card = { slug: 'AG-1', size: '', description: 'Green gauge', photo: null };

function begin(...answers: CallResult<unknown>[]) {
  const calls: string[] = [];
  const notices: Snackbar[] = [];
  const lists = createPartLists('NEWH-STD', {
    call: (async (path: string) => {
      calls.push(path);
      return answers.shift();
    }) as never,
    notify: (notice) => void notices.push(notice),
  });
  return { ...lists, calls, notices };
}

// rule part.lists-once
describe('applications', () => {
  test('are asked for once', async () => {
    const { $applications, loadApplications, calls } = begin({ ok: true, value: { applications: [row] } });
    await Promise.all([loadApplications(), loadApplications()]);
    await loadApplications();
    expect(calls).toEqual(['/api/part/NEWH-STD/applications']);
    expect($applications.get()).toEqual({ progress: 'ready', rows: [row] });
  });

  test('that fail are empty, are told as an error, and can be asked for again', async () => {
    const { $applications, loadApplications, notices } = begin(failed, { ok: true, value: { applications: [row] } });
    await loadApplications();
    expect($applications.get()).toEqual({ progress: 'failed', rows: [] });
    expect(notices).toEqual([{ title: 'Error', text: 'Failed to load applications', tone: 'danger' }]);
    await loadApplications();
    expect($applications.get().rows).toEqual([row]);
  });
});

// rule part.lists-once
describe('related parts', () => {
  test('are asked for once', async () => {
    const { $related, loadRelated, calls } = begin({ ok: true, value: { related: [card] } });
    await Promise.all([loadRelated(), loadRelated()]);
    expect([calls, $related.get()]).toEqual([['/api/part/NEWH-STD/related'], { progress: 'ready', rows: [card] }]);
  });

  test('that fail are told, empty, and count as fetched', async () => {
    const { $related, loadRelated, calls, notices } = begin(failed);
    await loadRelated();
    await loadRelated();
    expect(calls).toHaveLength(1);
    expect($related.get()).toEqual({ progress: 'ready', rows: [] });
    expect(notices).toEqual([{ text: 'Failed to load related products', tone: 'danger' }]);
  });
});
