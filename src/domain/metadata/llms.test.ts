import { describe, expect, test } from 'vitest';
import { dataCalls } from '#config/catalogue-data.ts';
import { writeLlms } from './llms.ts';

const text = writeLlms('https://shop.example', [{ label: 'Oil Pumps', href: '/products/oil-pumps' }]);

// rule metadata.llms
describe('/llms.txt', () => {
  test('is a heading, a summary in a quotation, and sections of links', () => {
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines[2]).toMatch(/^> \S/);
    const sections = text.split(/^## .*$/m).slice(1);
    expect(sections).toHaveLength(3);
    for (const section of sections)
      for (const line of section.trim().split('\n'))
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/shop\.example\/\S*\)(: \S.*)?$/);
  });

  test.each(dataCalls.filter(({ answered, parameter }) => answered === 'nightly' && !parameter))(
    'names $path',
    ({ path }) => expect(text).toContain(`(https://shop.example${path})`),
  );
});
