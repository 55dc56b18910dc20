/**
 * `npm run format`: sets every file, or the files that are named, in the one form; with `--check` it only tells which are not
 * in it. Prettier does it for .astro files, which oxfmt does not read.
 */
import { parseArgs } from 'node:util';
import { runTool } from './run-tool.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
const mode = values.check ? '--check' : '--write';
const isAstro = (file: string): boolean => file.endsWith('.astro');
const astro = positionals.length > 0 ? positionals.filter(isAstro) : ['src/**/*.astro'];
const others = positionals.length > 0 ? positionals.filter((file) => !isAstro(file)) : ['.'];

const areGood = await Promise.all([
  others.length === 0 || runTool('oxfmt/bin/oxfmt', [mode, '--no-error-on-unmatched-pattern', ...others]),
  astro.length === 0 || runTool('prettier/bin/prettier.cjs', [mode, '--log-level', 'warn', ...astro]),
]);
process.exit(areGood.every(Boolean) ? 0 : 1);
