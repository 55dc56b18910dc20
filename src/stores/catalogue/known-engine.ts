/** For which engine a visitor puts a part into the basket or on the build list, as its word (rule part.engine-words). */
import { sessionKeys } from '#config/storage-keys.ts';
import { engineWordPattern, writeEngineWord } from '#domain/part/engine-word.ts';
import type { MyEngine } from '#domain/catalogue/my-engine.ts';
import { readUrl } from '#domain/read-url.ts';
import { searchPage } from '#domain/search/search-address.ts';
import { sessionText } from '../browser/storage.ts';
import { $myEngine } from './my-engine.ts';

const folder = '/catalogue/';

/** Where a part that was found is opened: the engine that it was found for, if any. */
export const noteSearched = (word = ''): void => void sessionText.write(sessionKeys.searchedEngine, word);

/** Of an engine's page that engine, of the search what was noted; no other page has one. */
function readPage(address: string): string | undefined {
  const url = readUrl(address);
  if (url?.origin !== location.origin) return undefined;
  const { pathname } = url;
  const word = pathname === searchPage ? sessionText.read(sessionKeys.searchedEngine) : pathname.replace(folder, '');
  return word && engineWordPattern.test(word) ? word : undefined;
}

/** That of the engine that is kept. */
export const toMyWord = (engine: MyEngine | null): string | undefined => (engine ? writeEngineWord(engine) : undefined);

/** That of the page, else of the page that led here, else the one that is kept. */
export const findKnownEngine = (): string | undefined =>
  readPage(location.href) ?? readPage(document.referrer) ?? toMyWord($myEngine.get());
