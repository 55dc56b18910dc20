/**
 * Loaded into the shop's processes: the one that serves tells whoever connects to the socket of its number how many bytes are in use once
 * all that is not needed has been collected. What it holds besides is the collector's own business: it comes and goes with the load.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const folder = process.env['TELL_MEMORY'] ?? '';

if (folder !== '' && process.env['SERVED_RELEASE'] !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const server = createServer((socket) => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    socket.end(String(heapUsed + external));
  });
  // of this process alone, not of all that the supervisor begins
  server.listen({ path: join(folder, String(process.pid)), exclusive: true }).unref();
}
