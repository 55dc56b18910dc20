import type { Failure } from '#domain/failure.ts';

const causes = {
  refused: 'the commerce API cannot be reached',
  cut: 'the connection was cut before the answer ended',
  deadline: 'no answer in time',
  'not-sent': 'not asked, because it has not answered for a while',
};

/** One readable line for a person at the terminal or in the log of the nightly job. */
export function describeFailure(failure: Failure): string {
  const { operation } = failure;
  if (failure.kind === 'network') return `${operation}: ${causes[failure.cause]}`;
  if (failure.kind === 'status') return `${operation}: the commerce API answered with status ${failure.status}`;
  if (failure.kind === 'refused')
    return `${operation}: the commerce API refused (${failure.reason}${failure.detail ? `: ${failure.detail}` : ''})`;
  return `${operation}: the answer does not have the agreed shape (${failure.at})`;
}
