import type { APIRequestContext } from '@playwright/test';

/** The sandbox's own record of an order; amounts in units of the currency. */
export type RecordedOrder = {
  id: string;
  number: string;
  currency: string;
  paymentstatus: string | null;
  comment: string;
  email: string;
  fieldOrder: string[];
  lines: { quantity: number; item: { urlcomponent: string } }[];
  amounts: { items: number; shipping: number; total: number; tax: number; discount: number };
  address: { addressee: string; address: string; zip: string; city: string; country: string; phone: string };
};

export type Sandbox = {
  orders(): Promise<RecordedOrder[]>;
  orderOf(email: string): Promise<RecordedOrder | undefined>;
  mailsTo(email: string): Promise<{ subject: string; text: string }[]>;
  fault(operation: string, mode: string, times?: number): Promise<void>;
  clearFaults(): Promise<void>;
  changePart(slug: string, change: object): Promise<void>;
  /** a part that no build knows yet, five of it in stock */
  addPart(slug: string): Promise<void>;
};

type State = { orders: RecordedOrder[]; mails: { to: string[]; subject: string; text: string }[] };

/** Speaks to the sandbox as an operator would. */
export function createSandbox(request: APIRequestContext): Sandbox {
  const state = async (): Promise<State> => (await (await request.get('/__sandbox/state')).json()) as State;
  const orders = async () => (await state()).orders;
  return {
    orders,
    orderOf: async (email) => (await orders()).find((order) => order.email === email),
    mailsTo: async (email) => (await state()).mails.filter((mail) => mail.to.some((to) => to.includes(email))),
    fault: async (operation, mode, times) =>
      void (await request.post('/__sandbox/faults', { data: { operation, mode, ...(times ? { times } : {}) } })),
    clearFaults: async () => void (await request.delete('/__sandbox/faults')),
    addPart: async (slug) => {
      const data = {
        name: `Conrod bearing set ${slug}`,
        price: 88.9,
        stock: 5,
        categorydescription: 'Conrod bearings',
        groupdescription: 'Race Series',
      };
      const saved = await request.put(`/__sandbox/parts/${encodeURIComponent(slug)}`, { data });
      if (!saved.ok()) throw new Error(await saved.text());
    },
    changePart: async (slug, change) =>
      void (await request.patch(`/__sandbox/parts/${encodeURIComponent(slug)}`, { data: change })),
  };
}
