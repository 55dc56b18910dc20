import { type AnswerCheck, checkByHand, isRecord } from './problem.ts';

/**
 * GET → 200 `visitorAnswer`. `country`: where the visitor seems to be; null where nobody knows, or where we do not deliver
 * to. `isSupported`: whether the legal links stand among the others of the footer (rule seller.legal-links).
 */
export const visitorPath = '/api/visitor';

export type VisitorAnswer = { country: string | null; isSupported: boolean };

const isVisitor = (json: unknown): json is VisitorAnswer =>
  isRecord(json) &&
  typeof json['isSupported'] === 'boolean' &&
  (json['country'] === null || /^[A-Z][A-Z0-9]$/.test(String(json['country'])));

export const visitorAnswer: AnswerCheck<VisitorAnswer> = checkByHand(isVisitor);
