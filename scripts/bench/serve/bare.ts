/**
 * The least that a server of Node's own can do: answers whatever is asked with the bytes that its parent handed it. Tells its
 * parent the port, and "ready" when it has taken an answer.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers as names and values in turn; the body in base64. */
export type BareAnswer = { status: number; headers: string[]; body: string };

let status = 204;
let headers: string[] = [];
let body: Buffer | undefined;

process.on('message', (message: BareAnswer | string) => {
  if (typeof message === 'string') return;
  ({ status, headers } = message);
  body = message.body === '' ? undefined : Buffer.from(message.body, 'base64');
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }));
