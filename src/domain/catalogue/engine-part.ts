import type { PartType } from '../part/part.ts';
import type { Picture } from '../part/picture.ts';
import type { PartRow } from './part-rows.ts';

/** A row of the engine's parts table with what its picture needs. */
export type EnginePartRow = PartRow & { type: PartType; picture: Picture | null };
export type EnginePartGroup = { title: string; rows: EnginePartRow[] };
