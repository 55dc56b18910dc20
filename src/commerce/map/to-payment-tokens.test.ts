import { describe, expect, test } from 'vitest';
import { wireWidgetsAnswerSchema } from '../contract/payment.ts';
import { toPaymentTokens } from './to-payment-tokens.ts';

const read = (data: unknown[]) => toPaymentTokens(wireWidgetsAnswerSchema.parse({ data }).data);

// rule payment.failures
describe('toPaymentTokens', () => {
  test.each([
    ['PayPal', { widgettype: 'PayPal', token: [{ value: 'client' }] }, [{ kind: 'paypal', clientId: 'client' }]],
    ['Revolut', { widgettype: 'Revolut', token: [{ service: { token: 'tok' } }] }, [{ kind: 'revolut', token: 'tok' }]],
    ['a widget without a token', { widgettype: 'PayPal', token: [] }, []],
    ['a widget with an empty token', { widgettype: 'Revolut', token: [{ service: {} }] }, []],
    ['a token of the other kind', { widgettype: 'PayPal', token: [{ service: { token: 'tok' } }] }, []],
    ['a provider we do not know', { widgettype: 'Klarna', token: [{ value: 'x' }] }, []],
  ])('%s', (_, widget, tokens) => {
    expect(read([widget])).toEqual(tokens);
  });

  test('keeps the one that works when the other has no token', () => {
    const widgets = [
      { widgettype: 'PayPal', token: [] },
      { widgettype: 'Revolut', token: [{ service: { token: 'tok' } }] },
    ];
    expect(read(widgets)).toEqual([{ kind: 'revolut', token: 'tok' }]);
  });
});
