import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSprite, spriteFile } from './make.ts';

test('the file of icons holds what is named, as lucide draws it: npm run make -- icons', () => {
  expect(readFileSync(spriteFile, 'utf8')).toBe(drawSprite());
});
