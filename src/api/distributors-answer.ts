import type { Distributor } from '#domain/distributor/distributor.ts';
import { type AnswerCheck, checkByHand, isRecord } from './problem.ts';

/** GET → `distributorsAnswer`: the distributors of this moment, by country and name (rule request.own-names). */
export const distributorsPath = '/api/distributors';

type DistributorsAnswer = { data: Distributor[] };

const texts = ['country', 'name', 'address', 'city', 'state', 'phone', 'email', 'website'] as const;

const isDistributor = (json: unknown): boolean =>
  isRecord(json) && Object.keys(json).length === texts.length && texts.every((name) => typeof json[name] === 'string');

/** As `distributorsAnswerSchema`, for the page, which asks before a first interaction. */
export const distributorsAnswer: AnswerCheck<DistributorsAnswer> = checkByHand(
  (json): json is DistributorsAnswer =>
    isRecord(json) && Array.isArray(json['data']) && json['data'].every(isDistributor),
);
