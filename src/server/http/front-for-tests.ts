import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { createMeasures } from '../measures.ts';
import { holdRelease } from '../release/release.ts';
import { sampleReleases } from '../release/sample-release.ts';
import type { Services } from '../services.ts';
import { createFront } from './front.ts';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };
export type FrontRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** The front of a sample release, without services behind it. */
export type SampleFront = {
  port: number;
  /** by node:http, because fetch forbids the headers that matter here */
  ask(path: string, request?: FrontRequest): Promise<Answer>;
  /** the notice over the pages from now on */
  setNotice(text: string | null): void;
  stop(): Promise<void>;
};

const askOf =
  (port: number): SampleFront['ask'] =>
  (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const about = { port, path, method, headers: { host: `localhost:${port}`, ...headers } };
      const request = httpRequest(about, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      });
      request.on('error', reject);
      request.end(body);
    });

/** Serves it on a free port; `prepare` may put more beside it before. */
export async function openSampleFront(prepare = async (_root: string): Promise<void> => {}): Promise<SampleFront> {
  const { root, link } = await sampleReleases();
  await prepare(root);
  const log = createLog('silent');
  const holder = await holdRelease(link, log);
  holder.stop();
  const parsed = parseEnv({});
  if (!parsed.ok) throw new Error('the default environment must parse');
  const env = { ...parsed.env, allowedHosts: [] as string[] };
  let notice: string | null = null;
  const limits: Services['limits'] = { take: () => Promise.resolve(0) };
  const services = { env, log, limits, marquee: { text: () => notice }, now: () => 0, measures: createMeasures() };
  const server = createServer(createFront(services as Services, holder.current));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  env.allowedHosts.push(`localhost:${port}`);
  return {
    port,
    ask: askOf(port),
    setNotice: (text) => (notice = text),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
