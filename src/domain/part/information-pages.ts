import type { PartType } from './part.ts';

const bearings = '/products/engine-bearings';
const pageOfType: Readonly<Record<PartType, string>> = {
  rod: bearings,
  main: bearings,
  thrust: bearings,
  kit: bearings,
  other: bearings,
  calico: '/products/calico-bearings',
  'oil-pump': '/products/oil-pumps',
  flexigauge: '/products/flexigauge',
};
const guides = '/products/guides-and-bulletins';

/**
 * The information pages linked from a part's page: the one of its kind, then guides and bulletins
 * (rule part.information-pages). `products`: the entries of the menu, whose words they have.
 */
export const listInformationPages = <Link extends { href: string }>(
  type: PartType,
  products: readonly Link[],
): Link[] => [pageOfType[type], guides].flatMap((href) => products.filter((link) => link.href === href));
