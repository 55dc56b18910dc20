import { emptyGeneral, readGeneral } from '#domain/enquiry/general-enquiry.ts';
import { generalSample } from '#domain/enquiry/samples.ts';
import { describe, expect, test } from 'vitest';
import { openSampleArea } from '../browser/browser-sample.ts';
import { createEnquiryForm } from './contact-form.ts';
import type { EnquiryFailure } from './send-enquiry.ts';

function begin(kept = new Map<string, string>()) {
  const sent: { key: string; enquiry: object }[] = [];
  let keys = 0;
  let answer: (failure: EnquiryFailure | null) => void = () => undefined;
  const form = createEnquiryForm({
    ...{ kind: 'general' as const, empty: emptyGeneral, read: readGeneral, storageKey: 'general' },
    sending: {
      begin: () => undefined,
      send: (_kind, key, enquiry) => {
        sent.push({ key, enquiry });
        return new Promise((resolve) => (answer = resolve));
      },
    },
    area: openSampleArea({ stored: kept }).area,
    makeKey: () => `key-${kept.size}-${(keys += 1)}`,
  });
  const fill = () => {
    for (const [name, value] of Object.entries(generalSample)) form.setField(name as 'text', value as string);
  };
  return { ...form, kept, sent, fill, answer: (failure: EnquiryFailure | null) => answer(failure) };
}

describe('sending', () => {
  test('what is missing is told at its field, counted, and not sent', async () => {
    const { $state, send, sent, setField } = begin();
    await send();
    expect(sent).toEqual([]);
    expect($state.get()).toMatchObject({ refusals: 1, faults: { firstname: 'This field is required' } });
    setField('firstname', 'Ann');
    expect($state.get().faults.firstname).toBeUndefined();
    expect($state.get().faults.lastname).toBe('This field is required');
  });

  // rule enquiry.kept-after-failure
  test('after success the form is empty and nothing is kept', async () => {
    const { $state, fill, send, sent, answer, kept } = begin();
    fill();
    expect(kept.size).toBe(1);
    const sending = send();
    await send();
    answer(null);
    await sending;
    expect(sent).toHaveLength(1);
    expect(sent[0]?.enquiry).toEqual(generalSample);
    expect($state.get()).toMatchObject({ form: emptyGeneral, isSent: true, isSending: false });
    expect(kept.size).toBe(0);
  });

  // rule enquiry.kept-after-failure
  test('after a failure nothing is lost, and the next try is the same enquiry', async () => {
    const { $state, fill, send, sent, answer, forgetOutcome } = begin();
    fill();
    const sending = send();
    answer('offline');
    await sending;
    expect($state.get()).toMatchObject({ form: generalSample, failure: 'offline' });
    forgetOutcome();
    const again = send();
    answer(null);
    await again;
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('leaving a field', () => {
  test('tells what is wrong with it, and nothing of what is still empty', () => {
    const { $state, setField, leaveField } = begin();
    leaveField('firstname');
    setField('email', 'ann');
    expect($state.get().faults).toEqual({});
    leaveField('email');
    expect($state.get().faults).toEqual({ email: 'Invalid format' });
    setField('email', 'ann@buyer.example');
    expect($state.get().faults).toEqual({});
  });
});

// rule enquiry.kept-after-failure
describe('a reload', () => {
  test('gives back what was typed, and the key under which it may have been sent', async () => {
    const first = begin();
    first.fill();
    void first.send();
    const second = begin(first.kept);
    second.restore();
    expect(second.$state.get().form).toEqual(generalSample);
    void second.send();
    expect(second.sent[0]).toEqual(first.sent[0]);
  });

  test('what was typed before the store woke stays', () => {
    const first = begin();
    first.fill();
    const second = begin(first.kept);
    second.setField('firstname', 'Bob');
    second.restore();
    expect(second.$state.get().form).toEqual({ ...generalSample, firstname: 'Bob' });
  });

  test.each(['', 'null', '{', '[]', '{"key":1,"form":{}}', '{"key":"k","form":null}', '{"key":"k","form":{"text":7}}'])(
    'what is kept as %j harms nothing',
    (text) => {
      const { restore, $state } = begin(new Map([['general', text]]));
      restore();
      expect($state.get().form).toEqual(emptyGeneral);
    },
  );
});
