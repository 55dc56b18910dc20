/** An island as the server draws it, hydrated in the page until the test ends; `faults` is what React could not match. */
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

export function hydrateDrawn(island: ReactElement, meanwhile: (place: HTMLElement) => void = () => {}) {
  const place = document.createElement('div');
  const faults: unknown[] = [];
  place.innerHTML = renderToString(island);
  document.body.append(place);
  meanwhile(place);
  const root = hydrateRoot(place, island, { onRecoverableError: (error) => faults.push(error) });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { place, faults };
}
