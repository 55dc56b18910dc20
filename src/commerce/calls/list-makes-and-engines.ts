import type { Engine, Make } from '#domain/catalogue/catalogue.ts';
import type { Result } from '#domain/failure.ts';
import type { CommerceClient } from '../client.ts';
import { wireSourceAnswerSchema } from '../contract/source.ts';
import { toEngine, toMake } from '../map/to-make-and-engine.ts';

export type MakesAndEngines = { makes: Make[]; engines: Engine[] };

/** GET /source/{source}: all makes with a name (rule catalogue.makes) and their engines, parts not yet known. */
export const listMakesAndEngines = (client: CommerceClient): Promise<Result<MakesAndEngines>> =>
  client.ask({
    operation: 'list-makes-and-engines',
    kind: 'list',
    path: `/source/${encodeURIComponent(client.settings.source)}`,
    schema: wireSourceAnswerSchema.transform(({ options }) => ({
      makes: options.make.filter(({ name }) => name.trim() !== '').map(toMake),
      engines: options.engine.filter(({ make }) => make.trim() !== '').map(toEngine),
    })),
  });
