import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paymentWidgetsSchema } from '#api/order.ts';
import { toPaymentTokens } from '#commerce/map/to-payment-tokens.ts';
import { cookieTable } from '#config/cookies.ts';
import { paymentKinds, type PaymentKind, resolveWidgets } from '#domain/payment/payment-method.ts';
import { widgetFor } from './widgets.tsx';

const kinds = Object.keys(paymentKinds) as PaymentKind[];

describe.each(kinds)('%s', (kind) => {
  const { title } = paymentKinds[kind];

  test('has both halves: a rule that offers it, a component that pays', () => {
    const order = { status: 'pendingapproval', paymentStatus: null, paymentMethod: title };
    expect(resolveWidgets(order)).toEqual([kind]);
    expect(widgetFor(kind)).toBeTypeOf('function');
  });

  test('has its cookies named', () => {
    expect(cookieTable.map(({ supplier }) => supplier)).toContain(title);
  });

  test('has a token that comes from the commerce API and passes to the page', () => {
    const tokens = toPaymentTokens([{ widgettype: title, token: [{ value: 'v', service: { token: 't' } }] }]);
    expect(tokens.map((token) => token.kind)).toEqual([kind]);
    const scripts = Object.fromEntries(kinds.map((known) => [known, null]));
    const widgets = {
      scripts,
      widgets: tokens,
      amount: { amount: 100, currency: 'eur' },
      reference: 'o1',
      payerName: '',
    };
    expect(paymentWidgetsSchema.safeParse(widgets).success).toBe(true);
  });
});

describe('the list in the README', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/`((?:src|scripts|content|\.ci)\/[\w./-]+|package\.json|\.env\.example)`/g)].map(
    ([, path]) => path ?? '',
  );
  const isNamed = (path: string) => named.some((one) => path === one || path.startsWith(`${one}/`));

  test('names every file that names Revolut, which stands for any provider', () => {
    const sources = ['{src,scripts}/**/*.{ts,tsx,astro,js,mjs,md}', 'content/*/*.{md,mdx}', '.ci/*', 'package.json'];
    const naming = globSync([...sources, '.env.example'], {
      exclude: ['**/*.{test,spec}.*', 'src/islands/payment/README.md'],
    })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /revolut(?!ion)/i.test(readFileSync(path, 'utf8')));
    expect(naming.length).toBeGreaterThan(20);
    expect(naming.filter((path) => !isNamed(path))).toEqual([]);
  });
});
