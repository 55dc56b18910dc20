/**
 * The shop as an island meets it: our own endpoints, answered in the browser in place of the network under `#api/call.ts`.
 * Question and answer must both fit the schemas that endpoint and caller share; a question that nobody answers fails the test.
 */
import { type Problem, type ProblemCode, readProblem } from '#api/problem.ts';
import { type Endpoint, endpoints } from './endpoints.ts';

type AnyEndpoint = Endpoint<unknown, unknown>;

/** `params`: what stands in the place of each `*` of the path. */
export type Question<RequestBody> = { params: string[]; query: Record<string, string>; body: RequestBody };

type Answer<RequestBody, Answered> = Answered | ((question: Question<RequestBody>) => Answered);
type Refusal = Omit<Problem, 'code' | 'ref'>;
type Respond = (question: Question<unknown>) => Response | Promise<Response>;

/** Questions that wait; each call settles the oldest, and waits for one where there is none yet. */
export type Held<Answered> = {
  answer: (value: Answered) => Promise<void>;
  refuse: (code: ProblemCode, refusal?: Refusal) => Promise<void>;
  cut: () => Promise<void>;
};

let rules = new Map<AnyEndpoint, Respond>();
let questions = new Map<AnyEndpoint, Question<unknown>[]>();
let faults: string[] = [];

const all = Object.values(endpoints) as AnyEndpoint[];
const toPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '([^/]+?)')}$`);
const patterns = new Map(all.map((endpoint) => [endpoint, toPattern(endpoint.path)]));

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

function toResponse(endpoint: AnyEndpoint, value: unknown): Response {
  const parsed = endpoint.answered.parse(value);
  return parsed === null ? new Response(null, { status: 204 }) : Response.json(parsed);
}

/** `call` looks at "not 2xx" and the code only; the ref is one that a buyer could read aloud. */
const toRefusal = (code: ProblemCode, refusal: Refusal = {}): Response =>
  Response.json(readProblem({ code, ref: 'REF-1', ...refusal }), { status: 409 });

const note = (fault: string): void => void faults.push(fault);

/** Several endpoints share a path only with different methods; the most exact path wins: `/api/enquiry/challenge` has no `*`. */
function findEndpoint(method: string, path: string): AnyEndpoint | undefined {
  const fitting = all.filter((endpoint) => endpoint.method === method && patterns.get(endpoint)?.test(path));
  return fitting.toSorted((one, other) => one.path.split('*').length - other.path.split('*').length)[0];
}

function readQuestion(endpoint: AnyEndpoint, url: URL, body: unknown): Question<unknown> {
  const [, ...params] = patterns.get(endpoint)?.exec(url.pathname) ?? [];
  const read = endpoint.body.safeParse(body);
  if (!read.success) note(`${endpoint.method} ${url.pathname} does not take ${JSON.stringify(body)}`);
  return { params: params.map(decodeURIComponent), query: Object.fromEntries(url.searchParams), body };
}

async function respond(endpoint: AnyEndpoint, question: Question<unknown>): Promise<Response> {
  const rule = rules.get(endpoint);
  if (!rule) {
    note(`nobody answers ${endpoint.method} ${endpoint.path}`);
    return cutOff();
  }
  return rule(question);
}

/** Rejects when the asking is given up, as a real request does. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

const realFetch = globalThis.fetch;

/** Takes the place of `fetch`; what is no address of the shop goes on to the tools that serve the test. */
export function openShop(): void {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, { method: init?.method ?? 'GET' });
    const url = new URL(request.url);
    const endpoint = findEndpoint(request.method, url.pathname);
    if (!endpoint && url.pathname.startsWith('/__vitest')) return realFetch(input, init);
    if (!endpoint) {
      note(`there is no ${request.method} ${url.pathname}`);
      return cutOff();
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const question = readQuestion(endpoint, url, body);
    questions.set(endpoint, [...(questions.get(endpoint) ?? []), question]);
    return unlessAborted(respond(endpoint, question), init?.signal);
  };
}

/** What went wrong between the island and the shop since the last look; begins anew with no answers. */
export function closeShop(): string[] {
  const found = faults;
  rules = new Map();
  questions = new Map();
  faults = [];
  return found;
}

/** What a page of the test before has asked since it was closed is nobody's business. */
export function forgetLateQuestions(): void {
  closeShop();
}

const erase = <RequestBody, Answered>(endpoint: Endpoint<RequestBody, Answered>) => endpoint as unknown as AnyEndpoint;

function toRespond<RequestBody, Answered>(
  endpoint: Endpoint<RequestBody, Answered>,
  answer: Answer<RequestBody, Answered>,
): Respond {
  if (typeof answer !== 'function') {
    toResponse(erase(endpoint), answer);
    return () => toResponse(erase(endpoint), answer);
  }
  const decide = answer as (question: Question<RequestBody>) => Answered;
  return (question) => {
    try {
      return toResponse(erase(endpoint), decide(question as Question<RequestBody>));
    } catch (error) {
      note(`${endpoint.method} ${endpoint.path}: ${String(error)}`);
      return cutOff();
    }
  };
}

/** Each is in force until another one is said for the same endpoint. */
export const shop = {
  /** answers at once, with the value or with what the question makes of it */
  answers<RequestBody, Answered>(
    endpoint: Endpoint<RequestBody, Answered>,
    answer: Answer<RequestBody, Answered>,
  ): void {
    rules.set(erase(endpoint), toRespond(endpoint, answer));
  },
  /** answers with a problem, and what it tells besides: fields, max */
  refuses<RequestBody, Answered>(
    endpoint: Endpoint<RequestBody, Answered>,
    code: ProblemCode,
    refusal?: Refusal,
  ): void {
    rules.set(erase(endpoint), () => toRefusal(code, refusal));
  },
  /** cannot be reached */
  cutsOff<RequestBody, Answered>(endpoint: Endpoint<RequestBody, Answered>): void {
    rules.set(erase(endpoint), cutOff);
  },
  /** answers with something that no caller understands */
  answersUnreadably<RequestBody, Answered>(endpoint: Endpoint<RequestBody, Answered>): void {
    rules.set(erase(endpoint), () => Response.json({ nonsense: true }));
  },
  /** keeps every question waiting until the test settles it */
  holds<RequestBody, Answered>(endpoint: Endpoint<RequestBody, Answered>): Held<Answered> {
    const waiting: PromiseWithResolvers<Response>[] = [];
    const settlers: ((question: PromiseWithResolvers<Response>) => void)[] = [];
    rules.set(erase(endpoint), () => {
      const question = Promise.withResolvers<Response>();
      const settle = settlers.shift();
      if (settle) settle(question);
      else waiting.push(question);
      return question.promise;
    });
    const next = (): Promise<PromiseWithResolvers<Response>> => {
      const question = waiting.shift();
      return question ? Promise.resolve(question) : new Promise((resolve) => settlers.push(resolve));
    };
    return {
      answer: async (value) => (await next()).resolve(toResponse(erase(endpoint), value)),
      refuse: async (code, refusal) => (await next()).resolve(toRefusal(code, refusal)),
      cut: async () => (await next()).reject(new TypeError('Failed to fetch')),
    };
  },
  /** the questions that came so far, oldest first */
  received<RequestBody, Answered>(endpoint: Endpoint<RequestBody, Answered>): Question<RequestBody>[] {
    return (questions.get(erase(endpoint)) ?? []) as Question<RequestBody>[];
  },
};
