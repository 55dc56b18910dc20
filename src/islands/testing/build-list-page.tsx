/** The page of the build list, as its tests open it and find their way on it. */
import { render } from 'vitest-browser-react/pure';
import { type Locator, page } from 'vitest/browser';
import { comeBackOnline, persistList } from './build-list.ts';

export const row = (number: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(number, { exact: true }) });
export const button = (name: string): Locator => page.getByRole('button', { name });

/** `list`: what this browser keeps; `address`: what follows the path. */
export async function openBuildList(screen: Parameters<typeof render>[0], list: string, address = '?'): Promise<void> {
  persistList(list);
  history.replaceState(null, '', address);
  await render(
    <main className="container" tabIndex={-1}>
      {screen}
    </main>,
  );
  comeBackOnline();
}
