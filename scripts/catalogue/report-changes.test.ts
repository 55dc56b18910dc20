import { describe, expect, test } from 'vitest';
import { sampleMain, sampleRod } from '#domain/part/samples.ts';
import { assembleCatalogue } from './assemble.ts';
import { reportBroken, reportChanges } from './report-changes.ts';
import { sampleAnswers, sampleEngine, sampleMake } from './samples.ts';

const before = assembleCatalogue(sampleAnswers());
const report = (changes: Parameters<typeof sampleAnswers>[0], broken: { slug: string; at: string }[] = []) =>
  reportChanges(before, assembleCatalogue(sampleAnswers(changes)), reportBroken(broken));
const euro = (amount: number) => ({ amount, currency: 'eur' as const });

describe('reportChanges', () => {
  test('says that there was nothing before', () => {
    expect(reportChanges(null, before, [])).toEqual(['First snapshot']);
  });

  test('names what came and what went', () => {
    const lines = report({
      makes: [sampleMake(), sampleMake({ id: '3', name: 'Skoda', title: 'Škoda', slug: 'Skoda' })],
      engines: [sampleEngine()],
      listed: { parts: [sampleRod(), sampleRod({ size: '.75' }), sampleMain], stock: new Map(), broken: [], hidden: 0 },
    });
    expect(lines).toEqual([
      'Makes that came (1)',
      '  Škoda',
      'Makes that went (1)',
      '  Audi',
      'Engines that went (1)',
      '  Audi/AGU',
      'Parts that came (1)',
      '  4B1606H-.75',
      'Parts that went (2)',
      '  4B1606H-.25',
      '  4B1606H-.50',
    ]);
  });

  const changed = (part: ReturnType<typeof sampleRod>) => {
    const parts = sampleAnswers().listed.parts.map((one) => (one.slug === part.slug ? part : one));
    return report({ listed: { parts, stock: new Map(), broken: [], hidden: 0 } });
  };

  test('shows a price before and after, with its promotion', () => {
    const price = {
      net: euro(8000),
      gross: euro(9840),
      promotion: { formerGross: euro(12300), lowestGross30Days: null },
    };
    expect(changed(sampleRod({ price }))).toEqual([
      'Parts that changed (1)',
      '  4B1606H-STD price: €112.40 -> €98.40 (formerly €123.00)',
    ]);
  });

  test('shows a name before and after, and says of the rest that something changed', () => {
    expect(changed(sampleRod({ name: 'Set' }))).toContain('  4B1606H-STD name: Conrod bearing set 4B1606H -> Set');
    expect(changed(sampleRod({ weightKg: 9 }))).toContain('  4B1606H-STD texts, figures or photos');
  });

  test('names what was set aside', () => {
    expect(report({}, [{ slug: '4B1606H-.75', at: 'price: none' }])).toEqual([
      'Items set aside because they are broken (1)',
      '  4B1606H-.75: price: none',
    ]);
  });

  test('names distributors that came and went', () => {
    const sample = {
      country: 'Austria',
      name: 'Muster',
      address: '',
      city: '',
      state: '',
      phone: '',
      email: '',
      website: '',
    };
    const distributors = { ok: true as const, value: [sample] };
    expect(report({ distributors })).toEqual(['Distributors that came (1)', '  Muster, Austria']);
    expect(reportChanges(assembleCatalogue(sampleAnswers({ distributors })), before, [])).toEqual([
      'Distributors that went (1)',
      '  Muster, Austria',
    ]);
  });

  test('counts the parts whose availability is another, and does not name them', () => {
    const at = (eta: string | null, first: 'instock' | 'intransit') => ({
      ...before,
      availability: { '4B1606H-.25': { case: first, eta }, '4B1606H-STD': { case: 'instock' as const, eta: null } },
    });
    expect(reportChanges(at(null, 'instock'), at('2026-12-01', 'intransit'), [])).toEqual([
      'Parts whose availability changed: 1',
    ]);
  });

  test('says so when only order or relations changed', () => {
    expect(report({ related: new Map() })).toEqual([
      'Order, applications, related parts, days of arrival, addresses or articles changed, nothing else',
    ]);
  });
});
