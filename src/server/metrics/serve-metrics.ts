import { createServer, type Server } from 'node:http';
import type { Log } from '../log.ts';

export type MetricsServer = { port(): number | null; stop(): void };

type Exposition = { type: string; write(): Promise<string> };
type Options = { port: number; host: string; log: Log; exposition: Exposition; againMs?: number };

/** Milliseconds until a port that is taken is tried again: the process before this one ends soon. */
const usualAgainMs = 2_000;

const answerWith = (exposition: Exposition, log: Log) =>
  createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const isScrape = request.url?.split('?')[0] === '/metrics' && ['GET', 'HEAD'].includes(request.method ?? '');
    if (!isScrape)
      return void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('/metrics\n');
    exposition.write().then(
      (text) => response.writeHead(200, { 'content-type': exposition.type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error('metrics-not-written', {}, error);
        response.writeHead(500).end();
      },
    );
  });

/**
 * Answers `/metrics` on a port of its own, which the proxy does not pass on. That it cannot be had is never a reason not to serve
 * the shop: it is logged once, and tried again until it can.
 */
export function serveMetrics({ port, host, log, exposition, againMs = usualAgainMs }: Options): MetricsServer {
  const server: Server = answerWith(exposition, log);
  let timer: NodeJS.Timeout | undefined;
  let isReported = false;
  const listen = () => server.listen(port, host);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!isReported) log.warn('metrics-port-not-open', { port, host, cause: error.code });
    isReported = true;
    timer = setTimeout(listen, againMs).unref();
  });
  server.on('listening', () => log.info('metrics-listening', { port, host }));
  // a shop that ends does not wait for who looks at it
  server.unref();
  listen();
  return {
    port: () => {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : null;
    },
    stop() {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}
