import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import * as z from 'zod';

const answer = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string().default('syntax'),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ offset: z.number(), line: z.number(), column: z.number() }) })),
    }),
  ),
  number_of_files: z.number(),
});

/** A fault as the linter tells it; `offset` counts bytes of UTF-8. */
type LintFault = { file: string; line: number; column: number; offset: number; rule: string; message: string };

const bin = resolve('node_modules/oxlint/bin/oxlint');

/** What reads the types is a Go program: it clears up after four times what it keeps instead of after twice, a tenth less work. */
const seldomCleared = { GOGC: '300' };

/**
 * Lints these files of `root` by its `.oxlintrc.json`, with types, and checks the types. Throws where the linter itself did
 * not run, or passed a file over.
 */
export async function runOxlint(root: string, paths: readonly string[]): Promise<LintFault[]> {
  const options = ['--type-aware', '--type-check', '--no-ignore', '--format', 'json'];
  const child = spawn(process.execPath, [bin, ...options, ...paths], {
    cwd: root,
    env: { ...seldomCleared, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [told, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const read = answer.safeParse(readJson(told));
  if (!read.success) throw new Error(`oxlint gave no answer: ${(failed || told).slice(0, 2_000)}`);
  const { number_of_files: count } = read.data;
  if (count !== paths.length) throw new Error(`oxlint read ${count} of ${paths.length} files`);
  return read.data.diagnostics.map(({ message, code, filename, labels }) => {
    const { offset = 0, line = 1, column = 1 } = labels[0]?.span ?? {};
    return { file: filename, line, column, offset, rule: code, message };
  });
}

function readJson(told: string): unknown {
  try {
    return JSON.parse(told);
  } catch {
    return null;
  }
}
