import type { BucketName } from '#config/buckets.ts';
import type { Services } from '../services.ts';
import { answerJson, answerProblem, type Handler, type Where } from './answer.ts';
import { checkPace } from './check-pace.ts';

/** Seconds that a used proof is remembered beyond its end, because clocks of several servers differ. */
const rememberedLonger = 60;

/** True for the first who shows this proof; one step for all servers. */
const useUp = ({ storage }: Services, id: string, forMs: number): Promise<boolean> =>
  storage.putIfAbsent(`proof:${id}`, '', Math.ceil(forMs / 1000) + rememberedLonger);

/**
 * What stands before anything that wants a proof is taken (rule enquiry.proof): null to let it pass, else the answer. A proof
 * that is turned away because of the pace of `bucket` may be shown again later; one that was let through never.
 */
export async function checkProof(
  services: Services,
  where: Where,
  { proof, bucket }: { proof: string | undefined; bucket?: BucketName },
): Promise<Response | null> {
  if (proof === undefined) return answerProblem(services, 403, 'proof-needed');
  const checked = await services.proofs.check(proof, where.ip);
  if (checked.outcome === 'unreachable') return answerProblem(services, 503, 'shop-unavailable');
  if (checked.outcome === 'bad') return answerProblem(services, 403, 'proof-refused');
  const tooMany = bucket === undefined ? null : await checkPace(services, bucket, where);
  if (tooMany) return tooMany;
  return (await useUp(services, checked.id, checked.forMs)) ? null : answerProblem(services, 403, 'proof-refused');
}

/** The same before an enquiry. */
export const checkWriter = (services: Services, where: Where, proof: string): Promise<Response | null> =>
  checkProof(services, where, { proof, bucket: 'enquiry' });

/** GET /api/enquiry/challenge: what a browser needs to make the proof for one enquiry. Nothing is kept, nobody may keep it. */
export const poseChallenge: Handler = async ({ proofs }) => answerJson(await proofs.pose());
