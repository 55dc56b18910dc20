import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { toShortItem } from '../wire/item.ts';
import { field, operation } from './operation.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));
const popular: { urlcomponent: string; populardescription: string }[] = read('popular.json');

type Distributor = Record<'country' | 'name' | 'address' | 'city' | 'state' | 'phone' | 'email' | 'website', string>;
const distributors: Distributor[] = read('distributors.json').map(toDistributor);

/** `POST /popularitems` */
export const popularOperations = {
  getPopularItems: operation({ source: field.source, action: z.literal('getPopularItems') }, (store) => ({
    data: popular.flatMap(({ urlcomponent, populardescription }) => {
      const part = store.parts.bySlug(urlcomponent);
      return part ? [{ ...toShortItem(part), populardescription }] : [];
    }),
  })),
};

/** `GET /distributors` */
export const listDistributors = () => ({ data: distributors });

function toDistributor({ country, name, address, city, state, phone, email, website }: Distributor): Distributor {
  return { country, name, address, city, state, phone, email, website };
}
