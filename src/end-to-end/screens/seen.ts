import type { BrowserContext, Page, Response } from '@playwright/test';

/** Something that was seen, and where: "GET /api/basket", "localStorage of /checkout". */
export type Sight = { where: string; text: string };

const isText = (response: Response) =>
  !/^(image|font|video|audio)\//.test(response.headers()['content-type'] ?? 'text/plain');

async function readResponse(response: Response): Promise<Sight[]> {
  const where = `${response.request().method()} ${new URL(response.url()).pathname}`;
  const headers = await response.headersArray().catch(() => []);
  const body = isText(response) ? await response.text().catch(() => '') : '';
  const lines = headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  return [
    { where: `headers of ${where}`, text: lines },
    { where: `body of ${where}`, text: body },
  ];
}

/** Everything that the shop answers to the pages of this context from now on; `read` waits for what is still coming. */
export function watchAnswers(context: BrowserContext, shop: string): { read(): Promise<Sight[]> } {
  const coming: Promise<Sight[]>[] = [];
  context.on('response', (response) => {
    if (response.url().startsWith(shop)) coming.push(readResponse(response));
  });
  return { read: async () => (await Promise.all(coming)).flat() };
}

/** Everything that a script of the page can read: storages, cookies, databases, caches, the page's own history entry. */
export async function readBrowser(page: Page): Promise<Sight[]> {
  const found = await page.evaluate(async () => {
    const dump = (storage: Storage) => JSON.stringify(Object.entries(storage));
    const request = <T>(idbRequest: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        idbRequest.onsuccess = () => resolve(idbRequest.result);
        idbRequest.onerror = () => reject(idbRequest.error);
      });
    const readDatabase = async (name: string) => {
      const database = await request(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map((store) =>
        request(database.transaction(store).objectStore(store).getAll()),
      );
      return JSON.stringify(await Promise.all(stores));
    };
    const readCache = async (name: string) => {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    };
    const databases = await indexedDB.databases();
    return {
      localStorage: dump(localStorage),
      sessionStorage: dump(sessionStorage),
      cookies: document.cookie,
      databases: (await Promise.all(databases.map(({ name }) => readDatabase(name ?? '')))).join('\n'),
      caches: (await Promise.all((await caches.keys()).map(readCache))).join('\n'),
      history: JSON.stringify([history.state, window.name]),
    };
  });
  const { pathname } = new URL(page.url());
  return Object.entries(found).map(([name, text]) => ({ where: `${name} of ${pathname}`, text }));
}

/** As it stands, in an address, and in base64. */
const writingsOf = (word: string): string[] =>
  [word, encodeURIComponent(word), Buffer.from(word).toString('base64').replace(/=+$/, '')].map((text) =>
    text.toLowerCase(),
  );

/** Each of the words with the place where it was seen, in whatever writing. */
export const findWords = (sights: readonly Sight[], words: readonly string[]): string[] =>
  sights.flatMap(({ where, text }) => {
    const lower = text.toLowerCase();
    return words
      .filter((word) => writingsOf(word).some((one) => lower.includes(one)))
      .map((word) => `${word}: ${where}`);
  });
