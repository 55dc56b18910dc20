import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OpenedShop } from './open-shop.ts';

type Held = { source: object; shop: Promise<OpenedShop>; underWay: number; isOld: boolean };

export type ShopHolder = {
  /** answers by the shop of the module as it is now; rejects with what stops the module from being loaded or opened */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
};

const closeQuietly = ({ shop }: Held): Promise<void> => shop.then(({ close }) => close()).catch(() => undefined);

/**
 * Keeps one shop open: that of the module as `load` gives it now. When it is another one, a new shop is opened in its
 * place, and the old one closes when its last request is answered: storage, cookies and sandbox stay as they are. A shop
 * that could not be opened is tried again with the next request.
 */
export function holdShop<Source extends object>(
  load: () => Promise<Source>,
  open: (source: Source) => Promise<OpenedShop>,
): ShopHolder {
  let held: Held | null = null;

  function leave(left: Held): void {
    left.underWay -= 1;
    if (left.isOld && left.underWay === 0) void closeQuietly(left);
  }

  function retire(old: Held): void {
    old.isOld = true;
    if (old.underWay === 0) void closeQuietly(old);
  }

  async function enter(): Promise<Held> {
    const source = await load();
    if (held?.source !== source) {
      if (held) retire(held);
      held = { source, shop: open(source), underWay: 0, isOld: false };
    }
    const entered = held;
    entered.underWay += 1;
    await entered.shop.catch(() => void (held === entered && (held = null)));
    return entered;
  }

  return {
    async answer(request, response) {
      const entered = await enter();
      response.once('close', () => leave(entered));
      (await entered.shop).answer(request, response);
    },
    async close() {
      if (held) await closeQuietly(held);
      held = null;
    },
  };
}
