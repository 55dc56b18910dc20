/** Table and cards of the distributors, in which all stand twice. */
export const listsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-list]')];

export const choice = (root: HTMLElement, name: 'country' | 'nearest') =>
  root.querySelector<HTMLSelectElement>(`[data-${name}-choice]`);
