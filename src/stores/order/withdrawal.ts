/** Withdrawing from a contract in two steps: stating, then confirming (rule withdrawal.two-steps). */
import type { BodyOf, call } from '#api/call.ts';
import { type sendWithdrawalSchema, withdrawalPath, withdrawalReceivedSchema } from '#api/withdrawal.ts';
import {
  emptyWithdrawal,
  readWithdrawal,
  type Withdrawal,
  type WithdrawalFaults,
  type WithdrawalForm,
} from '#domain/withdrawal/withdrawal.ts';
import { map } from 'nanostores';
import type { ProofStore } from '../enquiry/proof.ts';
import { sendProven } from '../enquiry/send-proven.ts';

export type WithdrawalFailure = 'offline' | 'too-many-requests' | 'shop-unavailable' | 'proof-needed' | 'bad-answer';

type WithdrawalState = {
  form: WithdrawalForm;
  step: 'state' | 'confirm' | 'received';
  /** what is about to be sent, or was */
  withdrawal: Withdrawal | null;
  /** the sentence at each field that is not right, from the first Continue on */
  faults: WithdrawalFaults;
  /** how often Continue was refused; each time the list of faults takes the focus */
  refusals: number;
  isSending: boolean;
  /** why there is no receipt yet */
  failure: WithdrawalFailure | null;
  /** ISO 8601 in UTC */
  receivedAt: string | null;
};

type WithdrawalEffects = { call: typeof call; makeKey: () => string; proof: ProofStore };

const failures = new Set<string>(['offline', 'too-many-requests', 'shop-unavailable', 'proof-needed']);
const isKnown = (code: string): code is WithdrawalFailure => failures.has(code);

const begun: WithdrawalState = {
  form: emptyWithdrawal,
  step: 'state',
  withdrawal: null,
  faults: {},
  refusals: 0,
  isSending: false,
  failure: null,
  receivedAt: null,
};

const findFaults = (form: WithdrawalForm): WithdrawalFaults => {
  const read = readWithdrawal(form);
  return read.ok ? {} : read.faults;
};

/** What was typed is dropped by no failure; one key is sent with every repeat, so that it counts as one withdrawal. */
export function createWithdrawal({ call, makeKey, proof }: WithdrawalEffects) {
  const $withdrawal = map<WithdrawalState>(begun);
  let key = '';

  const change = (next: Partial<WithdrawalState>) => $withdrawal.set({ ...$withdrawal.get(), ...next });

  function setField<Name extends keyof WithdrawalForm>(name: Name, value: WithdrawalForm[Name]): void {
    const { refusals } = $withdrawal.get();
    const form = { ...$withdrawal.get().form, [name]: value };
    change({ form, faults: refusals > 0 ? findFaults(form) : {} });
  }

  /** From stating to confirming; true where that is the step now. */
  function goOn(): boolean {
    const { form, refusals } = $withdrawal.get();
    const read = readWithdrawal(form);
    if (!read.ok) change({ faults: read.faults, refusals: refusals + 1 });
    else {
      change({ step: 'confirm', withdrawal: read.withdrawal, faults: {}, failure: null });
      // it is there before anybody has read what will be sent (rule withdrawal.proof)
      proof.begin();
    }
    return read.ok;
  }

  /** Back to what was typed; not while it is being sent, and not when it was received. */
  function goBack(): void {
    const { step, isSending } = $withdrawal.get();
    if (step === 'confirm' && !isSending) change({ step: 'state', failure: null });
  }

  async function confirm(): Promise<void> {
    const { step, withdrawal, isSending } = $withdrawal.get();
    if (step !== 'confirm' || withdrawal === null || isSending) return;
    key ||= makeKey();
    change({ isSending: true, failure: null });
    const send = (proven: { proof?: string }) => {
      const body = { key, withdrawal, proof: proven.proof } satisfies BodyOf<typeof sendWithdrawalSchema>;
      return call(withdrawalPath, withdrawalReceivedSchema, { method: 'POST', body });
    };
    const answer = await sendProven(proof.take, send, await proof.take());
    if (answer.ok) return change({ isSending: false, step: 'received', receivedAt: answer.value.receivedAt });
    const { code } = answer.problem;
    change({ isSending: false, failure: isKnown(code) ? code : 'bad-answer' });
  }

  return { $withdrawal, setField, goOn, goBack, confirm };
}
export type WithdrawalStore = ReturnType<typeof createWithdrawal>;
