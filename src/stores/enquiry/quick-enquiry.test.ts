import { describe, expect, test } from 'vitest';
import { createQuickEnquiry } from './quick-enquiry.ts';
import type { EnquiryFailure } from './send-enquiry.ts';

function begin() {
  const sent: unknown[] = [];
  const notices: string[] = [];
  const counts = { begun: 0, keys: 0 };
  let answer: (failure: EnquiryFailure | null) => void = () => undefined;
  const enquiry = createQuickEnquiry({
    sending: {
      begin: () => void (counts.begun += 1),
      send: (_kind, key, body) => {
        sent.push({ key, ...body });
        return new Promise((resolve) => (answer = resolve));
      },
    },
    notify: (text) => void notices.push(text),
    makeKey: () => `key-${(counts.keys += 1)}`,
  });
  enquiry.open('4B1606H-.50');
  return { ...enquiry, sent, notices, counts, answer: (failure: EnquiryFailure | null) => answer(failure) };
}

describe('send', () => {
  test('sends part, address and text once, says so, closes and empties the form', async () => {
    const { $enquiry, setEmail, setText, send, answer, sent, notices } = begin();
    setEmail('ann@buyer.example');
    setText('When?');
    const sending = send();
    await send();
    expect($enquiry.get().isSending).toBe(true);
    answer(null);
    await sending;
    expect(sent).toEqual([{ key: 'key-1', part: '4B1606H-.50', email: 'ann@buyer.example', text: 'When?' }]);
    expect(notices).toEqual(['Email has been sent']);
    expect($enquiry.get()).toMatchObject({ part: null, email: '', text: '', isSending: false });
  });

  // rule enquiry.kept-after-failure
  test('keeps what was typed when it could not be sent, and can be tried again', async () => {
    const { $enquiry, setEmail, setText, send, answer, forgetFailure, notices, sent } = begin();
    setEmail('ann@buyer.example');
    setText('When?');
    const sending = send();
    answer('offline');
    await sending;
    expect($enquiry.get()).toMatchObject({ part: '4B1606H-.50', text: 'When?', failure: 'offline', isSending: false });
    expect(notices).toEqual([]);
    forgetFailure();
    const again = send();
    answer(null);
    await again;
    // the same enquiry, should the first one have arrived after all
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(notices).toEqual(['Email has been sent']);
  });

  test.each(['', 'ann', 'ann@buyer'])('does not send with the address %j, and shows why', async (email) => {
    const { $enquiry, setEmail, send, sent } = begin();
    setEmail(email);
    await send();
    expect(sent).toEqual([]);
    expect($enquiry.get().isChecked).toBe(true);
  });
});

test('closing keeps what was typed for the next time', () => {
  const { $enquiry, setText, check, close, open } = begin();
  setText('When?');
  check();
  close();
  open('AG-1');
  expect($enquiry.get()).toMatchObject({ part: 'AG-1', text: 'When?', isChecked: false });
});

test('the proof is begun when the form is opened', () => {
  expect(begin().counts.begun).toBe(1);
});
