import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { createConsoleRoutes } from './console/routes.ts';
import { createControlRoutes } from './control/routes.ts';
import { listenLocally } from './listen.ts';
import { startMailSink } from './mail/sink.ts';
import { createPaymentRoutes } from './payments/routes.ts';
import { createPublicRoutes } from './public/routes.ts';
import { createExternalRoutes } from './routes/external.ts';
import { openStore } from './store/store.ts';
import type { Store } from './store/store.ts';

/** `port` 0: any. `mailPort` null or absent: no mail sink; 0: any. `shopUrl` is where the console links to. */
type SandboxOptions = {
  port: number;
  dataDir: string;
  mailPort?: number | null;
  quiet?: boolean;
  shopUrl?: string;
};

export type Sandbox = {
  url: string;
  port: number;
  mailPort: number | null;
  store: Store;
  /** the answer without a connection; faults that hold or cut one cannot be met here */
  ask(request: Request): Promise<Response>;
  stop(): Promise<void>;
};

/**
 * Starts the whole sandbox in this process and answers once it listens. Throws `PortTaken` for a taken port, before it touches the
 * file: that belongs to whoever has the port. `stop` lets go of every connection, held ones too, and closes the file.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const ready = Promise.withResolvers<RequestListener>();
  const http = await listenLocally(
    (request, response) => void ready.promise.then((answer) => answer(request, response)),
    options.port,
  );
  const opened: Stoppable[] = [http];
  try {
    const store = openStore(options.dataDir);
    opened.push({ stop: async () => store.close() });
    const mail =
      options.mailPort === null || options.mailPort === undefined ? null : await startMailSink(store, options.mailPort);
    if (mail) opened.splice(1, 0, mail);
    const app = createApp(store, options.shopUrl ?? null);
    ready.resolve(getRequestListener(app.fetch, { overrideGlobalObjects: false }) as RequestListener);
    const url = `http://localhost:${http.port}`;
    if (!options.quiet) process.stdout.write(describe(url, mail?.port ?? null));
    const stop = async () => {
      store.faults.clear();
      await stopAll(opened);
    };
    const ask = async (request: Request) => app.fetch(request);
    return { url, port: http.port, mailPort: mail?.port ?? null, store, ask, stop };
  } catch (error) {
    await stopAll(opened);
    throw error;
  }
}

type Stoppable = { stop(): Promise<void> };

/** One after the other: the file is closed when nobody asks any more. */
async function stopAll(opened: Stoppable[]): Promise<void> {
  for (const one of opened.splice(0)) await one.stop();
}

/** Photos have a validator, so that a pull that has them already gets 304. Only the providers are asked by pages of the shop. */
function createApp(store: Store, shopUrl: string | null): Hono {
  const app = new Hono();
  app.onError(toAnswer);
  app.notFound((c) => c.json({ message: `Nothing is at ${c.req.path}.`, code: 'not_found' }, 404));
  for (const path of ['/paypal/*', '/revolut/*']) app.use(path, cors());
  app.route('/api/external', createExternalRoutes(store));
  app.route('/__sandbox', createControlRoutes(store));
  app.use('/photos/*', etag(), serveFiles('public, max-age=86400'));
  app.use('/page/*', serveFiles('max-age=300'));
  for (const routes of [createPublicRoutes(store), createPaymentRoutes(store), createConsoleRoutes(store, shopUrl)])
    app.route('/', routes);
  return app;
}

function serveFiles(cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root: import.meta.dirname });
  return (c, next) => {
    c.header('cache-control', cacheControl);
    return serve(c, next);
  };
}

function toAnswer(error: Error): Response {
  if (error instanceof HTTPException) return error.getResponse();
  process.stderr.write(`sandbox: ${error.stack ?? error.message}\n`);
  return Response.json({ message: 'The sandbox failed.', code: 'sandbox_bug' }, { status: 500 });
}

function describe(url: string, mailPort: number | null): string {
  const mail = mailPort === null ? '' : `, mail on port ${mailPort}`;
  return `Sandbox commerce API: ${url}${mail}\n`;
}
