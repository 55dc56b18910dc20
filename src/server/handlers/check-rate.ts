import type { RateLimit } from '../rate-limit.ts';
import type { Services } from '../services.ts';
import { answerProblem, type Where } from './answer.ts';

/** The visitor as one who may write so often; of an IPv6 address the part that is the connection's. */
export const toWriterKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;

/** Null while this visitor may do it once more, which then counts; else the answer to give. */
export const checkPace = async (services: Services, limit: RateLimit, { ip }: Where): Promise<Response | null> =>
  (await limit.take(toWriterKey(ip))) ? null : answerProblem(services, 429, 'too-many-requests');
