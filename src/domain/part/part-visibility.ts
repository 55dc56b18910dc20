import { isUniversalCode } from './part-code.ts';

/**
 * Which part codes are shown and found (rule part.visible-codes): with a dash when the prefix has T or H; without a dash
 * when there is OP, + or T; and the gauge codes. Codes are expected in upper case.
 */
export function isVisibleCode(code: string): boolean {
  if (isUniversalCode(code)) return true;
  const dash = code.indexOf('-');
  return dash === -1 ? /OP|\+|T/.test(code) : /[TH]/.test(code.slice(0, dash));
}
