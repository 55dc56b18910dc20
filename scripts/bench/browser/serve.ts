import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

export type ServedFile = { type: string; body: string | Buffer };
export type Served = {
  url: string;
  /** bytes of bodies sent since the last call, compressed as they went over the wire */
  takeBytes(): number;
  end(): void;
};

/** Bytes as brotli of this quality; what is not text is left as it is. */
export const compress = (body: string | Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Serves what `find` knows on a free port of this machine, compressed, and counts the bytes. */
export async function serveFiles(find: (path: string) => ServedFile | null, quality = 5): Promise<Served> {
  const known = new Map<string, Buffer>();
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = find(path);
    if (!file) return void response.writeHead(404).end();
    const body = known.get(path) ?? compress(file.body, quality);
    known.set(path, body);
    bytes += body.length;
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'content-length': body.length,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes: () => {
      const sent = bytes;
      bytes = 0;
      return sent;
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
