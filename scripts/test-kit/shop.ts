import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';
import { endHeldCalls } from '../sandbox/testing/end-held-calls.ts';
import type { SetTitle } from '#domain/part/set-title.ts';
import { createServices, type ServiceTiming } from '#server/create-services.ts';
import { parseEnv } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { createRouteNames } from '#server/http/routes.ts';
import { openRequest } from '#server/log-origin.ts';
import { openLog } from '#server/open-log.ts';
import type { Services } from '#server/services.ts';
import { loadTestRoutes } from './routes.ts';
import { testTiming } from './timing.ts';
import { createTestVisitor, testPart, type TestVisitor } from './visitor.ts';

/** A shop in this process on its own sandbox, both with files of their own. */
export type TestShop = {
  sandbox: Sandbox;
  services: Services;
  /** a new visitor, or another tab of the one whose cookies are given */
  visit(cookies?: Map<string, string>): TestVisitor;
  stop(): Promise<void>;
};

/** A fresh folder below the temporary one. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'test-'));

/** The environment of a test shop, as text. */
export const testEnv = (sandbox: Pick<Sandbox, 'url' | 'mailPort'>, dataDir: string): Record<string, string> => ({
  COMMERCE_API_URL: sandbox.url,
  SITE_URL: 'http://localhost',
  SHOP_SECRET: 'secret-for-tests-secret-for-tests-0',
  SMTP_URL: sandbox.mailPort === null ? 'smtp://127.0.0.1:9' : `smtp://127.0.0.1:${sandbox.mailPort}`,
  MAIL_FROM: 'Race Series <orders@shop.example>',
  ENQUIRY_TO: 'support@shop.example',
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env['TRIAL_LOG'] ?? 'silent',
});

/** Tests buy more than the seed has on its shelf. */
export function fillShelf({ store }: Pick<Sandbox, 'store'>, slug: string): void {
  const part = store.parts.bySlug(slug);
  if (part) store.parts.save({ ...part, stock: { ...part.stock, default: 9_000 } });
}

const nameRoute = createRouteNames();

/** As the front opens it. */
const openTestRequest = ({ method, url }: Request) =>
  openRequest({ method, route: nameRoute(new URL(url).pathname) }, () => 'client');
/** `env`: more of the environment, as text; `timing`: in the place of the test kit's; `findTitle`: the names of sets that the release knows. */
type TestShopOptions = {
  storage?: 'sqlite' | 'memory';
  log?: Log;
  env?: Record<string, string>;
  /** 1: the limits of daily work */
  pace?: number;
  timing?: ServiceTiming;
  findTitle?: (set: string) => SetTitle | null;
};

const pictureFor = (url: string) => `/pictures/${url.split('/').at(-1)}`;

/** `log` instead of the one on standard output, which is silent unless TRIAL_LOG names a level. */
export async function openTestShop({ storage = 'sqlite', ...options }: TestShopOptions = {}): Promise<TestShop> {
  const sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: newFolder(), quiet: true });
  fillShelf(sandbox, testPart);
  const parsed = parseEnv({ ...testEnv(sandbox, newFolder()), STORAGE: storage, ...options.env });
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const log = options.log ?? openLog(parsed.env);
  const { findTitle = () => null } = options;
  const services = await createServices(
    parsed.env,
    log,
    { pictureFor, findTitle },
    {
      ...testTiming,
      ...(options.pace === undefined ? {} : { pace: options.pace }),
      ...endHeldCalls(sandbox),
      ...options.timing,
    },
  );
  const route = await loadTestRoutes();
  return {
    sandbox,
    services,
    visit: (cookies) =>
      createTestVisitor((request) => log.within(openTestRequest(request), () => route(services, request)), cookies),
    async stop() {
      await services.close();
      await sandbox.stop();
    },
  };
}
