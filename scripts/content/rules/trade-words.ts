import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorFault } from '../fault.ts';

const file = 'content/words.txt';

function judge(word: string, before: string): Omit<EditorFault, 'file' | 'line'> | null {
  const told = (found: string, expected: string, remedy: string) => ({ found, expected, remedy });
  if (/\s/.test(word))
    return told(`"${word}"`, 'one word in each line', 'put each word on a line of its own, without blanks');
  if (word !== word.toLowerCase())
    return told(`"${word}"`, 'small letters, which stand for capitals too', `write "${word.toLowerCase()}"`);
  if (word === before) return told(`"${word}" twice`, 'each word once', 'take one of the two lines away');
  if (word.localeCompare(before, 'en') < 0)
    return told(`"${word}" below "${before}"`, 'the alphabet', `move "${word}" up to its place`);
  return null;
}

/** Words of the trade that stand twice, out of their place, or two in a line. */
export function checkTradeWords(root: string): EditorFault[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  let before = '';
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((word, at) => {
      if (word === '' || word.startsWith('#')) return [];
      const fault = judge(word, before);
      before = word;
      return fault ? [{ file, line: at + 1, ...fault }] : [];
    });
}
