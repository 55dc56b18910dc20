import type { Distributor } from '#domain/distributor/distributor.ts';
import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wireDistributorsAnswerSchema } from '../contract/distributors.ts';
import { toDistributor } from '../map/to-distributor.ts';

/** GET /distributors: all of them, in the order of the API. */
export const listDistributors = (client: CommerceClient): Promise<Result<Distributor[]>> =>
  client.ask({
    operation: 'list-distributors',
    kind: 'read',
    path: '/distributors',
    schema: wireDistributorsAnswerSchema.transform(({ data }) => data.map(toDistributor)),
  });
