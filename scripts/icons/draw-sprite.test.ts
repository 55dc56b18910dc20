import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSprite, spriteFile } from './draw-sprite.ts';

test('the file of icons holds what is named, as lucide draws it: npm run icons', () => {
  expect(readFileSync(spriteFile, 'utf8')).toBe(drawSprite());
});
