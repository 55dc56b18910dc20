import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const rulesFolder = '.decisions/rules';

const readFolder = (folder: string, ending: RegExp): { file: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => ({ file: name, text: readFileSync(join(folder, name), 'utf8') }));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** What a sentence of a rule looks like in code: "{number}" is any placeholder of a template. */
const toPattern = (sentence: string): RegExp =>
  new RegExp(
    oneLine(sentence)
      .split(/\{[^}]*\}/)
      .map((words) => RegExp.escape(words))
      .join('\\$\\{[^}]+\\}'),
  );

/** Sentences in double quotes in the rules that stand nowhere in src/config, one line each: file, line, remedy. */
export function findSentenceFaults(root = '.'): string[] {
  const config = readFolder(join(root, 'src/config'), /(?<!\.test)\.ts$/);
  const copy = oneLine(config.map(({ text }) => text.replaceAll("\\'", "'")).join('\n'));
  return readFolder(join(root, rulesFolder), /^(?!README).*\.md$/).flatMap(({ file, text }) =>
    [...text.matchAll(/"([^"]+)"/g)]
      .filter(([, sentence = '']) => !toPattern(sentence).test(copy))
      .map(({ 0: quoted, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${rulesFolder}/${file}:${line}: ${oneLine(quoted)} stands nowhere in src/config: mend the rule or the sentence`;
      }),
  );
}
