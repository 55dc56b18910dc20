import { limits } from '#config/limits.ts';

/** Text of a list that a buyer chose from the disk, or why it cannot be read. */
type OrderFile = { ok: true; text: string } | { ok: false; problem: 'too-large' | 'not-text' };

/** Spreadsheets write UTF-8, or UTF-16 with a mark at its beginning. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** Reads a CSV or text file. A workbook or picture is no text. Never throws. */
export async function readOrderFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<OrderFile> {
  if (file.size > limits.quickOrderBytes) return { ok: false, problem: 'too-large' };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { ok: false, problem: 'not-text' };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\0') ? { ok: false, problem: 'not-text' } : { ok: true, text };
}
