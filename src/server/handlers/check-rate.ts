import { toClientNetwork } from '../proxy-networks.ts';
import type { RateLimit } from '../rate-limit.ts';
import type { Services } from '../services.ts';
import { answerProblem, type Where } from './answer.ts';

/** Null while this visitor may do it once more, which then counts; else the answer to give. */
export const checkPace = async (services: Services, limit: RateLimit, { ip }: Where): Promise<Response | null> =>
  (await limit.take(toClientNetwork(ip))) ? null : answerProblem(services, 429, 'too-many-requests');
