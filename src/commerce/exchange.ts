import type { Failure, Result } from '#domain/failure.ts';
import { fail, succeed } from '#domain/failure.ts';
import { toNetworkFailure, toStatusFailure } from './failures.ts';

/** One request and its whole answer. `limit` in bytes after decompression. */
type Exchange = { operation: string; url: string; init: RequestInit; signal: AbortSignal; limit: number };

class TooLarge extends Error {}

async function readText(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const isJson = (response: Response): boolean =>
  /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const broken = (operation: string, at: string): { ok: false; failure: Failure } =>
  fail({ kind: 'broken-contract', operation, at });

function parseJson(operation: string, text: string): Result<unknown> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch {
    return broken(operation, 'body: not JSON');
  }
}

/**
 * Sends one request and reads the answer to its end; never throws. A redirect is refused (the address is configured, not discovered),
 * an answer that is not JSON or larger than `limit` is a broken contract.
 */
export async function exchange(
  send: typeof fetch,
  { operation, url, init, signal, limit }: Exchange,
): Promise<Result<unknown>> {
  try {
    const response = await send(url, { ...init, signal, redirect: 'error' });
    const text = await readText(response, limit);
    if (!response.ok) return fail(toStatusFailure(operation, response.status, text));
    return isJson(response) ? parseJson(operation, text) : broken(operation, 'content-type: not JSON');
  } catch (error) {
    return error instanceof TooLarge ? broken(operation, 'body: too large') : fail(toNetworkFailure(operation, error));
  }
}
