import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { StoredPart } from '../store/part-types.ts';
import type { Store } from '../store/store.ts';
import type { WireEngine } from '../store/seed-files.ts';
import type { SetApplication } from '../store/vehicles.ts';
import { toShortItem } from '../wire/item.ts';
import { found } from './item.ts';
import { field, operation } from './operation.ts';

const guest = {
  source: field.source,
  customer: field.guest,
  currency: z.literal('eur'),
  manufacturergroup: field.manufacturerGroup,
  pricegroup: field.priceGroup,
};

/** `POST /applications` */
export const applicationOperations = {
  getApplications: operation(
    {
      ...guest,
      action: z.literal('getApplications'),
      item: field.id.optional(),
      make: z.string().max(60).optional(),
      engine: z.string().max(60).optional(),
      show: z.enum(['engines', 'parts']).optional(),
    },
    (store, { item, make, engine, show }) => {
      if (item !== undefined && make === undefined && engine === undefined && show === undefined)
        return { results: rowsOfPart(store, item) };
      if (item === undefined && make !== undefined && engine === undefined && show === 'engines') {
        return { results: toRows(store, store.vehicles.applicationsOfMake(make)) };
      }
      if (item === undefined && make !== undefined && engine !== undefined && show === 'parts') {
        return { results: toRows(store, store.vehicles.applicationsOfEngine(make, engine)) };
      }
      throw new Refusal(
        422,
        'invalid_request',
        'Give item; or make and show "engines"; or make, engine and show "parts".',
      );
    },
  ),

  getRelatedItems: operation(
    { ...guest, action: z.literal('getRelatedItems'), record: field.id },
    (store, { record }) => {
      const part = found(store.parts.byId(record), record);
      const related = store.vehicles
        .relatedOfSet(part.set)
        .map((code) => nearestSize(store.parts.ofSet(code), part.size));
      return { results: related.filter((other) => other !== null).map(toShortItem) };
    },
  ),
};

/** Of a related set: the same size, else STD, else its first one. */
function nearestSize(parts: StoredPart[], size: string): StoredPart | null {
  return parts.find((part) => part.size === size) ?? parts.find((part) => part.size === 'STD') ?? parts[0] ?? null;
}

function rowsOfPart(store: Store, id: string) {
  const part = found(store.parts.byId(id), id);
  const engineOf = rememberEngines(store);
  return store.vehicles
    .applicationsOfSet(part.set)
    .map((application) => toRow(application, part, engineOf(application)));
}

/** One row for each size of each set that fits. */
function toRows(store: Store, applications: SetApplication[]) {
  const engineOf = rememberEngines(store);
  const sizes = new Map<string, StoredPart[]>();
  return applications.flatMap((application) => {
    const parts = sizes.get(application.set) ?? store.parts.ofSet(application.set);
    sizes.set(application.set, parts);
    return parts.map((part) => toRow(application, part, engineOf(application)));
  });
}

function rememberEngines(store: Store) {
  const known = new Map<string, WireEngine | null>();
  return ({ make, engine }: SetApplication): WireEngine | null => {
    const key = `${make}\n${engine}`;
    if (!known.has(key)) known.set(key, store.vehicles.engine(make, engine));
    return known.get(key) ?? null;
  };
}

function toRow({ make, model, engine, variant }: SetApplication, part: StoredPart, data: WireEngine | null) {
  return {
    make,
    model,
    engine,
    variant,
    item: { id: part.id, name: part.name, number: part.number, urlcomponent: part.slug },
    categorydescription: data?.cylinders ?? null,
    classdescription: data?.capacity ?? null,
    parameter2: data?.bore_size ?? null,
    parameter3: data?.stroke ?? null,
    description: part.text.classdescription || null,
  };
}
