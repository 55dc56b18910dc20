/** Paths of what this page has asked for ahead of an import. */
const asked = new Set<string>();

const isStyle = (path: string): boolean => path.endsWith('.css');

/** Styles are waited for, so that nothing is shown without them; scripts are only on their way sooner. */
async function bring(path: string): Promise<void> {
  if (asked.has(path) || document.querySelector(`link[href="${path}"]`)) return;
  asked.add(path);
  const link = document.createElement('link');
  Object.assign(link, { rel: isStyle(path) ? 'stylesheet' : 'modulepreload', crossOrigin: '', href: path });
  document.head.append(link);
  if (!isStyle(path)) return;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      asked.delete(path);
      link.remove();
      reject(new Error(`styles not loaded: ${path}`));
    };
  });
}

function tell(reason: unknown): undefined {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { payload: reason }));
  if (!event.defaultPrevented) throw reason;
}

/**
 * What the bundler writes around an import that comes later: `paths`, below "/", is what it needs besides. Stands for the
 * bundler's own, which does the same in four times the bytes; every page has it before anybody touches it. Where the import or a
 * style fails, the window hears `vite:preloadError` (`lost-script.ts`) and the caller the reason.
 */
export const __vitePreload = <Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module | undefined> =>
  Promise.all(paths.map((path) => bring(`/${path}`)))
    .then(load)
    .catch(tell);
