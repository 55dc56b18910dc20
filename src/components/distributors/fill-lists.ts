/** Puts another list of distributors than that of the build into table, cards and the choice of countries. */
import type { Distributor } from '#domain/distributor/distributor.ts';
import { fillDistributor } from './fill-distributor.ts';
import { choice, listsOf } from './lists.ts';

function fillCountries(select: HTMLSelectElement, distributors: readonly Distributor[]): void {
  const [all] = select.options;
  const names = [...new Set(distributors.map(({ country }) => country))];
  const chosen = select.value;
  select.replaceChildren(...(all ? [all] : []), ...names.map((name) => new Option(name)));
  select.value = names.includes(chosen) ? chosen : '';
}

/** In the order of the list; a country that is chosen and in it stays chosen. */
export function fillLists(root: HTMLElement, distributors: readonly Distributor[]): void {
  for (const list of listsOf(root)) {
    const pattern = root.querySelector<HTMLTemplateElement>(`[data-pattern=${list.dataset['list']}]`);
    if (pattern) list.replaceChildren(...distributors.map((one) => fillDistributor(pattern, one)));
  }
  const country = choice(root, 'country');
  if (country) fillCountries(country, distributors);
  for (const [name, isHidden] of [
    ['none', distributors.length > 0],
    ['some', distributors.length === 0],
  ] as const) {
    const place = root.querySelector<HTMLElement>(`[data-${name}]`);
    if (place) place.hidden = isHidden;
  }
}
