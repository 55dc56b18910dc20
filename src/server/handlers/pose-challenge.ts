import { answerJson, type Handler } from './answer.ts';

/** GET /api/enquiry/challenge: what a browser needs to make the proof for one enquiry. Nothing is kept, nobody may keep it. */
export const poseChallenge: Handler = async ({ proofs }) => answerJson(await proofs.pose());
