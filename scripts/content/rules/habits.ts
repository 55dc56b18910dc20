import { TextlintKernel } from '@textlint/kernel';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type EditorFault, tell } from '../fault.ts';
import { isEnglish, type OpenText } from '../open-text.ts';
import { lineAt, maskMarks } from '../passages.ts';

const kernel = new TextlintKernel();
type Options = Parameters<typeof kernel.lintText>[1];
// packages of CommonJS, one of them without types
const require = createRequire(import.meta.url);
const { default: plugin } = require('@textlint/textlint-plugin-text') as { default: never };
const { default: rule } = require('textlint-rule-prh') as { default: never };
const rulePaths = [fileURLToPath(new URL('../habits.yml', import.meta.url))];

/** Plain words by the rules of `habits.yml`. */
const options: Omit<Options, 'filePath'> = {
  ext: '.txt',
  plugins: [{ pluginId: 'text', plugin }],
  rules: [{ ruleId: 'prh', rule, options: { rulePaths } }],
};

/** What hands, keyboards and other languages put in the place of the shop's English, by the rules of `habits.yml`. */
export async function checkHabits(text: OpenText): Promise<EditorFault[]> {
  if (!isEnglish(text)) return [];
  // a sentence goes on in the next line: only what is parted by an empty line or set in is another
  const words = maskMarks(text).replaceAll(/(?<=\S)\n(?=\S)/g, ' ');
  const { messages } = await kernel.lintText(words, { ...options, filePath: text.file });
  return messages.map(({ message, range: [at] }) => {
    const [change = '', why = 'words as the shop writes them'] = message.split('\n');
    const [found = '', expected = ''] = change.split(' => ');
    const remedy = expected.startsWith('(') ? expected.slice(1, -1) : `write "${expected}"`;
    const around = words.slice(Math.max(0, at - 15), at + found.length + 15).trim();
    return { file: text.file, line: lineAt(text, at), ...tell(`"${found}" in "…${around}…"`, why, remedy) };
  });
}
