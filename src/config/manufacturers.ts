/**
 * Maker and EU responsible person on every part page, as the law on product safety wants it, by the manufacturer's name
 * of the commerce API. SAMPLE: to be replaced by the real addresses before the shop opens.
 */
export type ProductSafety = {
  sample: boolean;
  maker: { name: string; address: string; email: string };
  responsiblePerson: { name: string; address: string; email: string };
};

const sampleSafety: ProductSafety = {
  sample: true,
  maker: {
    name: 'Sample Bearing Maker Pty Ltd',
    address: '1 Example Street, Launceston, Tasmania, Australia',
    email: 'maker@maker.example',
  },
  responsiblePerson: {
    name: 'Sample Bearings Sp. z o.o.',
    address: 'ul. Przykładowa 1, 00-000 Warszawa, Poland',
    email: 'safety@shop.example',
  },
};

export const productSafety: Readonly<Record<string, ProductSafety>> = { ACL: sampleSafety };

export const defaultProductSafety = sampleSafety;

export const legalGuaranteeNotice =
  'In the EU, goods come with a legal guarantee of conformity of at least two years: a part that is faulty or not as described is repaired, replaced or refunded.';
