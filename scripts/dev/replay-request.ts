import { IncomingMessage } from 'node:http';
import type { Exchange } from '#server/http/exchange.ts';

/** The front has read the body to its end: the same request with the body to be read once more. */
export function replayRequest(request: Exchange['request']): IncomingMessage {
  const again = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion } = request;
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, complete: true });
  again.push(request.body);
  again.push(null);
  return again;
}
