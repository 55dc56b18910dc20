import type { IncomingMessage } from 'node:http';

/** No form of ours comes near this; 64 KiB. */
const bodyLimitBytes = 65_536;

type Body = { ok: true; text: string } | { ok: false; reason: 'too-large' | 'cut' };

/**
 * Reads a body up to the limit, whatever Content-Length claims. `too-large` as soon as it is known, without reading on;
 * `cut` when the visitor went away.
 */
export async function readBody(request: IncomingMessage, limit = bodyLimitBytes): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return { ok: false, reason: 'too-large' };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size > limit) return { ok: false, reason: 'too-large' };
      chunks.push(chunk as Buffer);
    }
  } catch {
    return { ok: false, reason: 'cut' };
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
}
