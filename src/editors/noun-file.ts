import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { prettifyError } from 'zod';
import { type Noun, nounFile, type NounName, nouns } from './nouns.ts';

const remedy = 'npm run check:content tells the line and what to write.';

/** The file as it is written, before its form is judged. Throws where it cannot be read. */
export function readNounSource(name: NounName, root = '.'): unknown {
  try {
    return parse(readFileSync(join(root, nounFile(name)), 'utf8'));
  } catch (error) {
    throw new Error(`${nounFile(name)}: ${error instanceof Error ? error.message : String(error)}\n${remedy}`);
  }
}

/** The same for programs that no page is made by. Throws an error that names the file where it is not of the form of its noun. */
export function readNounFile<Name extends NounName>(name: Name, root = '.'): Noun<Name> {
  const read = nouns[name].safeParse(readNounSource(name, root));
  if (!read.success) throw new Error(`${nounFile(name)}: ${prettifyError(read.error)}\n${remedy}`);
  return read.data as Noun<Name>;
}
