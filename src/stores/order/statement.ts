/** What a buyer states of an order, in two steps: stating, then confirming (rules withdrawal.two-steps and return.registered). */
import type { CallResult } from '#api/call.ts';
import type { StatementReceived } from '#api/statement.ts';
import {
  readStatement,
  type Statement,
  type StatementFaults,
  type StatementForm,
  type StatementKind,
} from '#domain/statement/statement.ts';
import { map } from 'nanostores';
import type { ProofStore } from '../enquiry/proof.ts';
import { sendProven } from '../enquiry/send-proven.ts';

export type StatementFailure = 'offline' | 'too-many-requests' | 'shop-unavailable' | 'proof-needed' | 'bad-answer';

type StatementState<Stated extends Statement> = {
  form: StatementForm;
  step: 'state' | 'confirm' | 'received';
  /** what is about to be sent, or was */
  statement: Stated | null;
  /** the sentence at each field that is not right, from the first Continue on */
  faults: StatementFaults;
  /** how often Continue was refused; each time the list of faults takes the focus */
  refusals: number;
  isSending: boolean;
  /** why there is no receipt yet */
  failure: StatementFailure | null;
  received: StatementReceived | null;
};

/** `path`: where `send` sends it, by which the page knows how long to wait after a refusal. */
type StatementEffects<Stated extends Statement> = {
  path: string;
  send: (sent: { key: string; proof?: string }, statement: Stated) => Promise<CallResult<StatementReceived>>;
  makeKey: () => string;
  proof: ProofStore;
};

const failures = new Set<string>(['offline', 'too-many-requests', 'shop-unavailable', 'proof-needed']);
const isKnown = (code: string): code is StatementFailure => failures.has(code);

/** A statement that nothing is typed into yet. */
export const beginStatement = ({ empty }: Pick<StatementKind, 'empty'>): StatementState<never> => ({
  form: empty,
  step: 'state',
  statement: null,
  faults: {},
  refusals: 0,
  isSending: false,
  failure: null,
  received: null,
});

/** What was typed is dropped by no failure; one key is sent with every repeat, so that it counts as one statement. */
export function createStatement<Stated extends Statement>(
  kind: StatementKind<Stated>,
  { path, send, makeKey, proof }: StatementEffects<Stated>,
) {
  const $statement = map<StatementState<Stated>>(beginStatement(kind));
  let key = '';

  const change = (next: Partial<StatementState<Stated>>) => $statement.set({ ...$statement.get(), ...next });

  function findFaults(form: StatementForm): StatementFaults {
    const found = readStatement(kind, form);
    return found.ok ? {} : found.faults;
  }

  function setField<Name extends keyof StatementForm>(name: Name, value: StatementForm[Name]): void {
    const { refusals } = $statement.get();
    const form = { ...$statement.get().form, [name]: value };
    change({ form, faults: refusals > 0 ? findFaults(form) : {} });
  }

  /** From stating to confirming; true where that is the step now. */
  function goOn(): boolean {
    const { form, refusals } = $statement.get();
    const found = readStatement(kind, form);
    if (!found.ok) change({ faults: found.faults, refusals: refusals + 1 });
    else {
      change({ step: 'confirm', statement: found.statement, faults: {}, failure: null });
      // it is there before anybody has read what will be sent (rule withdrawal.proof)
      proof.begin();
    }
    return found.ok;
  }

  /** Back to what was typed; not while it is being sent, and not when it was received. */
  function goBack(): void {
    const { step, isSending } = $statement.get();
    if (step === 'confirm' && !isSending) change({ step: 'state', failure: null });
  }

  async function confirm(): Promise<void> {
    const { step, statement, isSending } = $statement.get();
    if (step !== 'confirm' || statement === null || isSending) return;
    key ||= makeKey();
    change({ isSending: true, failure: null });
    const sendIt = (proven: { proof?: string }) => send({ key, ...proven }, statement);
    const answer = await sendProven(proof.take, sendIt, await proof.take());
    if (answer.ok) return change({ isSending: false, step: 'received', received: answer.value });
    const { code } = answer.problem;
    change({ isSending: false, failure: isKnown(code) ? code : 'bad-answer' });
  }

  return { copy: kind.copy, path, $statement, setField, goOn, goBack, confirm };
}
export type StatementStore = ReturnType<typeof createStatement<Statement>>;
