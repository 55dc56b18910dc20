import * as z from 'zod';

/** What a text is that cannot be read: in words for whoever has to mend it. */
type JsonRead<T> = { ok: true; value: T } | { ok: false; fault: string };

const most = 3;

const describe = (error: unknown): string =>
  error instanceof z.ZodError
    ? z
        .prettifyError(new z.ZodError(error.issues.slice(0, most)))
        .replaceAll(/\s*\n\s*/g, ' ')
        .trim()
    : 'it is not JSON';

/** Text of a file that one step wrote for another, as its schema wants it; a fault names `file` and what is wrong in it. */
export function readJson<T>(schema: z.ZodType<T>, text: string, file: string): JsonRead<T> {
  try {
    return { ok: true, value: schema.parse(JSON.parse(text)) };
  } catch (error) {
    return { ok: false, fault: `${file} is broken: ${describe(error)}` };
  }
}

/** The same where nothing can go on without it: throws with the fault and `remedy`, a whole sentence. */
export function requireJson<T>(
  schema: z.ZodType<T>,
  text: string,
  { file, remedy }: { file: string; remedy: string },
): T {
  const read = readJson(schema, text, file);
  if (!read.ok) throw new Error(`${read.fault}. ${remedy}`);
  return read.value;
}
