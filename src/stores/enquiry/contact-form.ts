/** One of the two forms of the contact page: typing, sending, what went wrong, and what this tab keeps of it. */
import type { EnquiryKind } from '#api/enquiry.ts';
import type { Faults, ReadForm } from '#domain/enquiry/enquiry-form.ts';
import { map } from 'nanostores';
import * as z from 'zod/mini';
import type { EnquiryFailure, Sending } from './send-enquiry.ts';
import { readVersioned, type TextStore, writeVersioned } from '../browser/storage.ts';

type EnquiryFormState<Form> = {
  form: Form;
  /** the sentence at each field that is not right and was left, or all of them after Send was refused */
  faults: Faults<Form>;
  /** how often Send was refused; each time the list of faults takes the focus */
  refusals: number;
  isSending: boolean;
  /** why the last one was not sent, until it has been read */
  failure: EnquiryFailure | null;
  /** until it has been read */
  isSent: boolean;
};

type EnquiryFormEffects<Form extends object, Enquiry extends object> = {
  kind: EnquiryKind;
  empty: Form;
  read: (form: Form) => ReadForm<Form, Enquiry>;
  sending: Sending;
  /** of this tab */
  area: TextStore;
  storageKey: string;
  makeKey: () => string;
};

type Persisted<Form> = { key: string; form: Form };

const persistedSchema = z.object({ key: z.string(), form: z.record(z.string(), z.unknown()) });

/** What was kept, field by field where it is still of its kind; never throws. */
function readPersisted<Form extends object>(text: string | null, empty: Form): Persisted<Form> | null {
  const persisted = readVersioned(persistedSchema, text);
  if (persisted === null) return null;
  const fields = Object.entries(empty).map(([name, value]) => {
    const held = persisted.form[name];
    return [name, typeof held === typeof value ? held : value];
  });
  return { key: persisted.key, form: Object.fromEntries(fields) as Form };
}

/** What this tab keeps of a form, and the key that it is sent with. */
function createKept<Form extends object>({
  empty,
  area,
  storageKey,
  makeKey,
}: Pick<EnquiryFormEffects<Form, object>, 'empty' | 'area' | 'storageKey' | 'makeKey'>) {
  let key = '';
  let isRead = false;
  return {
    key: (): string => (key ||= makeKey()),
    keep(form: Form): void {
      key ||= makeKey();
      area.write(storageKey, writeVersioned({ key, form } satisfies Persisted<Form>));
    },
    /** What an earlier visit, or the page before a reload, has left; the first time only. */
    readOnce(): Form | null {
      if (isRead) return null;
      isRead = true;
      const held = readPersisted(area.read(storageKey), empty);
      if (held === null) return null;
      key = held.key;
      return held.form;
    },
    drop(): void {
      key = '';
      area.remove(storageKey);
    },
  };
}

export function createEnquiryForm<Form extends object, Enquiry extends object>(
  effects: EnquiryFormEffects<Form, Enquiry>,
) {
  const { kind, empty, read, sending } = effects;
  const kept = createKept(effects);
  const begun: EnquiryFormState<Form> = {
    form: empty,
    faults: {},
    refusals: 0,
    isSending: false,
    failure: null,
    isSent: false,
  };
  const $state = map<EnquiryFormState<Form>>(begun);
  let left = new Set<string>();

  const change = (next: Partial<EnquiryFormState<Form>>) => $state.set({ ...$state.get(), ...next });

  function findFaults(form: Form, refusals: number): Faults<Form> {
    const answer = read(form);
    if (answer.ok) return {};
    const visible = Object.entries(answer.faults).filter(([name]) => refusals > 0 || left.has(name));
    return Object.fromEntries(visible) as Faults<Form>;
  }

  /** What this tab kept of an earlier visit or before a reload comes back, once, before anything else is done. */
  function restore(): void {
    const form = kept.readOnce();
    if (form !== null) change({ form });
  }

  function setField<Name extends keyof Form & string>(name: Name, value: Form[Name]): void {
    restore();
    const { refusals, isSending } = $state.get();
    if (isSending) return;
    const form = { ...$state.get().form, [name]: value };
    change({ form, faults: findFaults(form, refusals) });
    kept.keep(form);
  }

  /** What is wrong with a field is told when it is left, and not while it is still empty. */
  function leaveField(name: keyof Form & string): void {
    const { form, refusals } = $state.get();
    if (form[name] === '' || form[name] === false) return;
    left.add(name);
    change({ faults: findFaults(form, refusals) });
  }

  /**
   * Sends once; after success the form is empty, after a failure nothing that was typed is lost
   * (rule enquiry.kept-after-failure).
   */
  async function send(): Promise<void> {
    restore();
    const { form, refusals, isSending } = $state.get();
    if (isSending) return;
    const answer = read(form);
    if (!answer.ok) return change({ faults: answer.faults, refusals: refusals + 1, failure: null });
    change({ isSending: true, failure: null, faults: {} });
    const failure = await sending.send(kind, kept.key(), answer.enquiry);
    if (failure !== null) return change({ isSending: false, failure });
    kept.drop();
    left = new Set();
    $state.set({ ...begun, isSent: true });
  }

  const forgetOutcome = (): void => change({ failure: null, isSent: false });

  return { $state, begin: sending.begin, restore, setField, leaveField, send, forgetOutcome };
}
export type EnquiryFormStore<Form extends object> = ReturnType<typeof createEnquiryForm<Form, object>>;
