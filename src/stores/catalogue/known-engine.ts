/** For which engine a visitor puts a part into the basket or on the build list, as its key (rule part.engine-words). */
import { sessionKeys } from '#config/storage-keys.ts';
import { engineKeyPattern, writeEngineKey } from '#domain/part/engine-key.ts';
import { readEnginePath } from '#domain/catalogue/page-paths.ts';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { readUrl } from '#domain/read-url.ts';
import { searchPage } from '#domain/search/search-address.ts';
import { sessionText } from '../browser/storage.ts';
import { $myEngine } from './my-engine.ts';

/** Where a part that was found is opened: the engine that it was found for, if any. */
export const noteSearched = (key = ''): void => void sessionText.write(sessionKeys.searchedEngine, key);

/** Of an engine's page that engine, of the search what was noted; no other page has one. */
function readPage(address: string): string | undefined {
  const url = readUrl(address);
  if (url?.origin !== location.origin) return undefined;
  const { pathname } = url;
  const engine = readEnginePath(pathname);
  const key = pathname === searchPage ? sessionText.read(sessionKeys.searchedEngine) : engine && writeEngineKey(engine);
  return key && engineKeyPattern.test(key) ? key : undefined;
}

/** That of the engine that is kept. */
const toMyKey = (engine: MyEngine | null): string | undefined => (engine ? writeEngineKey(engine) : undefined);

/** That of the page, else of the page that led here, else the one that is kept. */
export const findKnownEngine = (): string | undefined =>
  readPage(location.href) ?? readPage(document.referrer) ?? toMyKey($myEngine.get());
