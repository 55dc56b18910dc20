import type { APIRequestContext } from '@playwright/test';

/** The sandbox's own record of an order; amounts in units of the currency. */
export type RecordedOrder = {
  id: string;
  number: string;
  cart_id: string;
  currency: string;
  paymentstatus: string | null;
  comment: string;
  email: string;
  fieldOrder: string[];
  lines: { quantity: number; grosamount: number; kitcomponent: boolean; item: { urlcomponent: string } }[];
  tax: 'standard' | 'reverse-charge' | 'export';
  amounts: { items: number; shipping: number; total: number; tax: number; discount: number };
  payments: { status: string; amount: number }[];
  address: { addressee: string; address: string; zip: string; city: string; country: string; phone: string };
};

export type Sandbox = {
  /** newest first */
  ordersOf(email: string): Promise<RecordedOrder[]>;
  orderOf(email: string): Promise<RecordedOrder | undefined>;
  mailsTo(email: string): Promise<RecordedMail[]>;
  fault(operation: string, mode: string, times?: number): Promise<void>;
  clearFaults(): Promise<void>;
  /** the mail server takes no mail that holds these words, until it is told to */
  refuseMails(words: string): Promise<void>;
  acceptMails(words: string): Promise<void>;
  changePart(slug: string, change: object): Promise<void>;
  /** as the commerce API tells it from now on: `status`, `paymentstatus` */
  changeOrder(id: string, change: object): Promise<void>;
  /** a part that no build knows yet, five of it in stock; `more` as the sandbox's form takes it */
  addPart(slug: string, more?: object): Promise<void>;
  /** takes it out of the range */
  removePart(slug: string): Promise<void>;
  readPart(slug: string): Promise<RecordedPart>;
  /** an article that no build knows yet; `html` as an editor of the news service writes it */
  addArticle(slug: string, article: { title: string; html: string }): Promise<void>;
  removeArticle(slug: string): Promise<void>;
};

export type RecordedMail = {
  to: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
};
/** `price` net, in euro */
export type RecordedPart = {
  slug: string;
  price: number;
  stock: {
    default: number;
    dropship: number;
    alternative: number;
    manufacturer: number;
    inTransit: { days: number; quantity: number }[];
  };
};

const partAddress = (slug: string) => `/__sandbox/parts/${encodeURIComponent(slug)}`;

/**
 * A server closes a connection that nobody uses for some seconds, and a request may just be on its way there. A browser then
 * asks once more by itself; requests of the tests have to be told.
 */
export const maxRetries = 2;

/** Speaks to the sandbox as an operator would. */
export function createSandbox(context: APIRequestContext): Sandbox {
  const ask =
    (method: string) =>
    (path: string, options: Parameters<APIRequestContext['fetch']>[1] = {}) =>
      context.fetch(path, { method, maxRetries, ...options });
  const request = {
    get: ask('GET'),
    post: ask('POST'),
    put: ask('PUT'),
    patch: ask('PATCH'),
    delete: ask('DELETE'),
  };
  const read = async <T>(path: string, params: Record<string, string>): Promise<T> =>
    (await (await request.get(path, { params })).json()) as T;
  const ordersOf = (email: string) => read<RecordedOrder[]>('/__sandbox/orders', { email });
  return {
    ordersOf,
    orderOf: async (email) => (await ordersOf(email))[0],
    mailsTo: (email) => read<RecordedMail[]>('/__sandbox/mails', { to: email }),
    fault: async (operation, mode, times) =>
      void (await request.post('/__sandbox/faults', { data: { operation, mode, ...(times ? { times } : {}) } })),
    clearFaults: async () => void (await request.delete('/__sandbox/faults')),
    refuseMails: async (words) => void (await request.put('/__sandbox/mails/refused', { data: { words } })),
    acceptMails: async (words) => void (await request.delete(`/__sandbox/mails/refused/${encodeURIComponent(words)}`)),
    changeOrder: async (id, change) => void (await request.patch(`/__sandbox/orders/${id}`, { data: change })),
    addPart: async (slug, more = {}) => {
      const data = {
        name: `Conrod bearing set ${slug}`,
        price: 88.9,
        stock: 5,
        categorydescription: 'Conrod bearings',
        groupdescription: 'Race Series',
        ...more,
      };
      const saved = await request.put(partAddress(slug), { data });
      if (!saved.ok()) throw new Error(await saved.text());
    },
    removePart: async (slug) => void (await request.delete(partAddress(slug))),
    readPart: async (slug) => (await (await request.get(partAddress(slug))).json()) as RecordedPart,
    addArticle: async (slug, { title, html }) => {
      const data = { title, content: html, date: '2026-12-01' };
      const saved = await request.put(`/__sandbox/news/${slug}`, { data });
      if (!saved.ok()) throw new Error(await saved.text());
    },
    removeArticle: async (slug) => void (await request.delete(`/__sandbox/news/${slug}`)),
    changePart: async (slug, change) => void (await request.patch(partAddress(slug), { data: change })),
  };
}
