/**
 * `client:start`: an island that is what its page is for, so its scripts are fetched at once. Where they cannot be had, it tries
 * again by itself; after that the page says so and goes on as one without scripts. With the network back, the visitor back or a
 * press in it, it looks once more, and the page is loaded anew as soon as all of it can be had (rule finder.early-input).
 */
import { isLeaving } from '#stores/browser/leaving-instance.ts';
import { failed, fetchScripts, runInTurn, scriptsOf } from './fetch-scripts.ts';

type Load = () => Promise<() => Promise<void>>;
/** `pausesMs`: before each further try. */
type Effects = { pausesMs: readonly number[]; reload: () => void };

/** What was typed into the fields that do without scripts is not thrown away. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

export function createStart({ pausesMs, reload }: Effects) {
  return function start(load: Load, _options: unknown, island: HTMLElement): void {
    /** null where they cannot be had */
    const fetchAll = (): Promise<string[] | null> => fetchScripts(scriptsOf(island)).catch(() => null);

    function waitForNetwork(): void {
      const control = new AbortController();
      const look = async () => {
        if (isTyped() || !(await fetchAll()) || control.signal.aborted || isLeaving()) return;
        control.abort();
        reload();
      };
      const signs: [EventTarget, string][] = [
        [window, 'online'],
        [window, 'focus'],
        [island, 'pointerdown'],
      ];
      for (const [place, sign] of signs) place.addEventListener(sign, () => void look(), { signal: control.signal });
    }

    async function begin([pause, ...later]: readonly number[]): Promise<void> {
      const scripts = await fetchAll();
      if (scripts) {
        await runInTurn(scripts);
        return (await load())();
      }
      if (pause !== undefined) return void setTimeout(() => void begin(later), pause);
      island.dispatchEvent(new Event(failed, { bubbles: true }));
      waitForNetwork();
    }

    void begin(pausesMs);
  };
}

export default createStart({ pausesMs: [1000, 4000], reload: () => location.reload() });
