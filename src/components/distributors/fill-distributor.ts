import { type Distributor, toAddressLine, toSiteName } from '#domain/distributor/distributor.ts';

/** What stands in the cells of a row or card, and where those that are links lead; an empty link goes. */
const toTexts = (one: Distributor): Record<string, string> => ({
  ...{ country: one.country, name: one.name, address: toAddressLine(one), phone: one.phone, email: one.email },
  website: toSiteName(one.website),
});

const toLinks = ({ phone, email, website }: Distributor): Record<string, string> => ({
  email: email && `mailto:${email}`,
  write: email && `mailto:${email}`,
  call: phone && `tel:${phone.replaceAll(' ', '')}`,
  website,
});

/** A row or card of a distributor out of its pattern. */
export function fillDistributor(pattern: HTMLTemplateElement, one: Distributor): Element {
  const entry = document.importNode(pattern.content, true).firstElementChild as HTMLElement;
  const [texts, links] = [toTexts(one), toLinks(one)];
  for (const cell of entry.querySelectorAll<HTMLElement>('[data-cell]')) {
    const name = cell.dataset['cell'] ?? '';
    if (texts[name] !== undefined) cell.textContent = texts[name];
    if (!(cell instanceof HTMLAnchorElement)) continue;
    if (links[name]) cell.href = links[name];
    else cell.remove();
  }
  Object.assign(entry.dataset, { country: one.country, name: one.name, address: toAddressLine(one) });
  return entry;
}
