import { expect, test } from 'vitest';
import { mailedLinkSchema } from './field-schemas.ts';

// rule page.text-tail
test.each([
  ['eyJ.a_b-c..d-', 'eyJ.a_b-c..d-'],
  ['eyJ.a-b_).', 'eyJ.a-b_'],
  ['eyJ.ab.', 'eyJ.ab'],
  ['eyJ.ab\u2026', 'eyJ.ab'],
  ['eyJ.ab.%E2%80%9D', 'eyJ.ab'],
  ['eyJ.ab&utm_source=mail', 'eyJ.ab'],
  ['eyJ.ab](https://shop.example/x)', 'eyJ.ab'],
  ['eyJ.ab>\n', 'eyJ.ab'],
  ['eyJ.ab\u200B', 'eyJ.ab'],
  ['!', ''],
])('%s opens %s', (link, sealed) => {
  expect(mailedLinkSchema.parse(link)).toBe(sealed);
});
