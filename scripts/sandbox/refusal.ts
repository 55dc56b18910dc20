/** "No", said to the caller: a status, a readable message and a code; `extra` fields stand beside them in the answer. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 413 | 422 | 503;
  readonly code: string;
  readonly extra: Record<string, unknown>;

  constructor(status: Refusal['status'], code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}
