import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { StoredPart } from '../store/part-types.ts';
import { toAvailability, toItem } from '../wire/item.ts';
import { field, operation } from './operation.ts';

const SEARCH_LIMIT = 50;

/** `POST /item` */
export const itemOperations = {
  getItemsList: operation(
    {
      source: field.source,
      action: z.literal('getItemsList'),
      pricegroup: field.priceGroup,
      currency: field.currency.optional(),
    },
    (store, { currency = 'eur' }) => {
      const today = store.now();
      return { data: store.parts.all().map((part) => toItem(part, currency, today)) };
    },
  ),

  getItem: operation(
    {
      source: field.source,
      action: z.literal('getItem'),
      record: field.id,
      country: field.country,
      customer: field.guest,
      currency: field.currency,
      manufacturergroup: field.manufacturerGroup,
      pricegroup: field.priceGroup,
    },
    (store, { record, currency }) => {
      const part = found(store.parts.bySlug(record) ?? store.parts.byId(record), record);
      return { data: toItem(part, currency, store.now()) };
    },
  ),

  search: operation(
    {
      source: field.source,
      action: z.literal('search'),
      keyword: z.string().trim().min(2).max(100),
      pricegroup: field.priceGroup,
    },
    (store, { keyword }) => {
      const today = store.now();
      return { data: store.parts.search(keyword, SEARCH_LIMIT).map((part) => toItem(part, 'eur', today)) };
    },
  ),

  byNumber: operation(
    { source: field.source, byNumber: z.literal(true), number: field.id, pricegroup: field.priceGroup.optional() },
    (store, { number }) => ({ data: toItem(found(store.parts.byNumber(number), number), 'eur', store.now()) }),
  ),

  getItemStock: operation(
    { source: field.source, action: z.literal('getItemStock'), item: field.id, country: field.country },
    (store, { item }) => {
      const part = found(store.parts.byId(item), item);
      const { available, deliveries } = toAvailability(part, store.now());
      return { available, manufacturerstock: part.stock.manufacturer, deliveries };
    },
  ),
};

/** The part, or 404; one that has gone out of the range is not found any more. */
export function found(part: StoredPart | null, code: string): StoredPart {
  if (part && !part.gone) return part;
  throw new Refusal(404, 'not_found', `There is no item ${code}.`);
}
