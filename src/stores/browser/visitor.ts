import { call } from '#api/call.ts';
import { visitorAnswer, visitorPath } from '#api/visitor.ts';

/** Whether the legal links stand among the others of the footer; so they do where the shop cannot be asked. */
export async function askSupported(): Promise<boolean> {
  const answer = await call(visitorPath, visitorAnswer);
  return !answer.ok || answer.value.isSupported;
}

/** Where the visitor seems to be; null where nobody knows or the shop cannot be asked. */
export async function askCountry(): Promise<string | null> {
  const answer = await call(visitorPath, visitorAnswer);
  return answer.ok ? answer.value.country : null;
}
