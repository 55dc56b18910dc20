import type { Commerce } from '#commerce/commerce.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Storage } from './storage/storage.ts';
import type { OrderPlacing } from './order/placing.ts';
import type { Seal } from './seal.ts';

/** Everything with an effect that handlers need, built once at start by `start.ts` and handed down; tests hand in others. */
export type Services = {
  env: Env;
  commerce: Commerce;
  storage: Storage;
  seal: Seal;
  mailer: Mailer;
  placing: OrderPlacing;
  log: Log;
  /** milliseconds since 1970; the only clock */
  now: () => number;
  /** address of a small picture for a photo of the commerce API, or null */
  pictureFor: (photoUrl: string) => string | null;
};
