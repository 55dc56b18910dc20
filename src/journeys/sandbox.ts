import type { APIRequestContext } from '@playwright/test';

/** The sandbox's own record of an order; amounts in minor units or decimals are compared as text. */
export type RecordedOrder = {
  _id: string;
  name: string;
  currency: string;
  paymentstatus: string | null;
  comment: string;
  email: string;
  fieldOrder: string[];
  lines: { urlcomponent: string; quantity: number }[];
  amounts: Record<string, number>;
  address: Record<string, string>;
};

export type Sandbox = {
  orders(): Promise<RecordedOrder[]>;
  orderOf(email: string): Promise<RecordedOrder | undefined>;
  mailsTo(email: string): Promise<{ subject: string; text: string }[]>;
  fault(operation: string, mode: string, times?: number): Promise<void>;
  clearFaults(): Promise<void>;
  changePart(slug: string, change: object): Promise<void>;
};

type State = { orders: RecordedOrder[]; mails: { to: string | string[]; subject: string; text: string }[] };

/** Speaks to the sandbox as an operator would. */
export function createSandbox(request: APIRequestContext): Sandbox {
  const state = async (): Promise<State> => (await (await request.get('/__sandbox/state')).json()) as State;
  const orders = async () => (await state()).orders;
  return {
    orders,
    orderOf: async (email) => (await orders()).find((order) => order.email === email),
    mailsTo: async (email) => (await state()).mails.filter((mail) => [mail.to].flat().some((to) => to.includes(email))),
    fault: async (operation, mode, times) =>
      void (await request.post('/__sandbox/faults', { data: { operation, mode, ...(times ? { times } : {}) } })),
    clearFaults: async () => void (await request.delete('/__sandbox/faults')),
    changePart: async (slug, change) =>
      void (await request.patch(`/__sandbox/parts/${encodeURIComponent(slug)}`, { data: change })),
  };
}
