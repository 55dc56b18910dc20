import { HTTPException } from 'hono/http-exception';

/** "No", said to the caller: a status, a readable message and a code; `extra` fields stand beside them in the answer. */
export class Refusal extends HTTPException {
  constructor(
    status: 400 | 403 | 404 | 409 | 413 | 422 | 503,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(status, { message, res: Response.json({ message, code, ...extra }, { status }) });
  }
}
