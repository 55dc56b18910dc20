/** The least that a server of Node's own can do: its parent hands it one answer, which it sends to whatever is asked. Tells its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers as names and values in turn; the body in base64. */
export type BareAnswer = { status: number; headers: string[]; body: string };

process.once('message', ({ status, headers, body }: BareAnswer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes.length === 0 ? undefined : bytes);
  });
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
