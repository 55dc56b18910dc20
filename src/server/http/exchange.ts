import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '#api/problem.ts';
import { decideKeeping } from '../handlers/keeping.ts';
import type { Log } from '../log.ts';
import { recordProblem } from '../problem-lines.ts';
import type { Refusal } from './guard.ts';

/** A request with its answer; `query` begins with "?" or is empty. */
export type Exchange = {
  request: IncomingMessage & { body?: string };
  response: ServerResponse;
  path: string;
  /** pattern of the path as `src/pages` has it */
  route: string;
  query: string;
  /** neither a file nor a page of the build: made by our code for this request */
  isOnDemand: boolean;
};

/** Takes the address apart, as it was sent. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  nameRoute: (path: string) => string,
): Exchange {
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
  return {
    request,
    response,
    path,
    route: nameRoute(path),
    query: query === undefined ? '' : `?${query}`,
    isOnDemand: false,
  };
}

/** Answers with a code and a reference, which the log has too. After a body that was too large the connection is closed. */
export function answerProblem(log: Log, exchange: Exchange, { status, code, headers }: NonNullable<Refusal>): void {
  sendProblem(exchange, status, { code, ref: recordProblem(log, status, code) }, headers);
}

/** Sends a problem whose line is written already. */
export function sendProblem({ request, response }: Exchange, status: number, problem: Problem, headers = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': decideKeeping((name) => request.headers[name]?.toString() ?? null),
    ...headers,
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify(problem));
}
