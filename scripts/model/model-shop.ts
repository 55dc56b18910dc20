import { createServices } from '#server/create-services.ts';
import { parseEnv } from '#server/env.ts';
import { openLog } from '#server/open-log.ts';
import type { Services } from '#server/services.ts';
import type { StoredOrder } from '#scripts/sandbox/store/orders.ts';
import { type Sandbox, startSandbox } from '#scripts/sandbox/server.ts';
import { loadTestRoutes, type TestRoutes } from '#scripts/test-kit/routes.ts';
import { newFolder, testEnv } from '#scripts/test-kit/shop.ts';
import type { SlowLine } from './slow-line.ts';

/** The writes of a cart, and its reading, which a change begins with: what may meet something else on its way. */
const slowOperations = new Set(['getCart', 'addToCart', 'updateCart', 'removeLine', 'createAddress', 'createOrder']);

/** The real endpoints and the real sandbox in this process, with a line between them that one sequence after the other sets. */
export type ModelShop = {
  sandbox: Sandbox;
  services: Services;
  route: TestRoutes;
  /** every order, when it is made; set anew for each sequence */
  watch(line: SlowLine, onOrder: (order: StoredOrder) => void): void;
  stop(): Promise<void>;
};

const cut = () => new TypeError('terminated');

async function readOperation(request: Request): Promise<string> {
  if (request.method !== 'POST') return '';
  const { action } = (await request.clone().json()) as { action?: string };
  return action ?? '';
}

/** The way to the commerce API: held on the line where it matters. */
const createSend =
  (sandbox: Sandbox, current: () => SlowLine): typeof fetch =>
  async (input, init) => {
    const line = current();
    const request = new Request(input, { ...init, signal: null });
    const operation = await line.during(readOperation(request));
    const requestedFate = slowOperations.has(operation) ? await line.hold(operation) : 'pass';
    // a reading that is lost is asked again by itself, after a pause that no still clock knows
    const fate = operation === 'getCart' ? 'pass' : requestedFate;
    if (fate === 'lost-before') throw cut();
    const answer = await line.during(sandbox.ask(request));
    const text = await line.during(answer.text());
    if (fate === 'lost-after') throw cut();
    return new Response(text, { status: answer.status, headers: answer.headers });
  };

const keepFirst = <T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
};

/** Encryption ends when it likes: the line waits for it, and nothing is sealed or opened twice, which would take most of the time. */
function attend({ seal }: Services, current: () => SlowLine): Services['seal'] {
  const sealed = new Map<string, Promise<string>>();
  const opened = new Map<string, ReturnType<typeof seal.open>>();
  return {
    ...seal,
    seal: (...words) => current().during(keepFirst(sealed, JSON.stringify(words), () => seal.seal(...words))),
    open: (...words) => current().during(keepFirst(opened, words.join(), () => seal.open(...words))),
  };
}

/** Longer than all sequences: what the shop does by itself would come at a moment that nobody chose. */
const neverMs = 60 * 60_000;

/** A lost createOrder is over on this line, so "none" may be believed at once. */
const timing = { pace: 100_000, placing: { silenceMs: 0, pauseMs: 1, settleMs: 0, followUpMs: neverMs } };

/** Opens the shop that all sequences share; each brings its own visitor and its own line. */
export async function openModelShop(firstLine: SlowLine): Promise<ModelShop> {
  let line = firstLine;
  let tell: (order: StoredOrder) => void = () => undefined;
  const sandbox = await startSandbox({ port: 0, mailPort: 0, dataDir: ':memory:', quiet: true });
  const { orders } = sandbox.store;
  const { add } = orders;
  orders.add = (order) => {
    const added = add(order);
    tell(added);
    return added;
  };
  const parsed = parseEnv({ ...testEnv(sandbox, newFolder()), STORAGE: 'memory' });
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  const send = createSend(sandbox, () => line);
  const services = await createServices(
    parsed.env,
    openLog(parsed.env),
    { pictureFor: () => null, findTitle: () => null },
    {
      ...timing,
      fetch: send,
    },
  );
  // loaded with the first question, outside the line's sight
  await services.holidays.list('PL', '2026-01-01');
  return {
    sandbox,
    services: { ...services, seal: attend(services, () => line) },
    route: await loadTestRoutes(),
    watch(next, onOrder) {
      line = next;
      tell = onOrder;
    },
    async stop() {
      await services.close();
      await sandbox.stop();
    },
  };
}
