import { createCatalogueSource, createCommerce, type CatalogueSource, type CommerceOptions } from '#commerce/index.ts';
import type { Commerce } from '#commerce/commerce.ts';
import { startSandbox, type Sandbox } from './server.ts';
import type { Fault } from './store/faults.ts';
import { endHeldCalls } from './testing/end-held-calls.ts';

/** The real adapter on a real sandbox of its own, over HTTP, for tests. `logged` is what the adapter has logged. */
export type TestCommerce = {
  sandbox: Sandbox;
  commerce: Commerce;
  source: CatalogueSource;
  logged: { code: string; fields: object }[];
  /** switches a fault on, as an operator would */
  fault(fault: Fault): Promise<void>;
  /** how often the operation (the wire's word) was asked since the last reset */
  count(operation: string): Promise<number>;
  control(method: string, path: string, body?: object): Promise<Response>;
  /** the sandbox as it was seeded, no faults, nothing logged */
  reset(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts both; `options` are those of the adapter that the test wants otherwise. */
export async function startTestCommerce(options: Partial<CommerceOptions> = {}): Promise<TestCommerce> {
  const sandbox = await startSandbox({ port: 0, dataDir: ':memory:', quiet: true });
  const logged: TestCommerce['logged'] = [];
  const tell = (code: string, fields: object) => void logged.push({ code, fields });
  const settings: CommerceOptions = {
    apiUrl: sandbox.url,
    countryServiceUrl: `${sandbox.url}/country`,
    newsServiceUrl: sandbox.url,
    marqueeUrl: `${sandbox.url}/public/marquee/acl-eu`,
    source: 'acl-eu',
    priceGroup: 'retail',
    manufacturerGroup: 'acl',
    location: 'NL',
    log: { warn: tell, error: tell },
    random: () => 0,
    // tests let calls fail at a pace that no day knows
    breaks: false,
    ...endHeldCalls(sandbox),
    ...options,
  };
  const control = async (method: string, path: string, body?: object): Promise<Response> => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
    const response = await fetch(`${sandbox.url}/__sandbox/${path}`, { method, ...init });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    sandbox,
    commerce: createCommerce(settings),
    source: createCatalogueSource(settings),
    logged,
    control,
    fault: async (fault) => void (await control('POST', 'faults', fault)),
    count: async (operation) =>
      ((await (await control('GET', 'state')).json()).calls[operation] as number | undefined) ?? 0,
    reset: async () => {
      await control('POST', 'reset');
      logged.length = 0;
    },
    stop: sandbox.stop,
  };
}
