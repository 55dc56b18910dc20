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

// rule enquiry.kept-after-failure
describe('a reload', () => {
  test('what was typed before the store was ready stays', () => {
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
