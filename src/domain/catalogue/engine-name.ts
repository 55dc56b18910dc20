import { engineSegments } from '#config/engine-segments.ts';
import { lookUp } from '../look-up-own-key.ts';

/**
 * Segment of an engine in addresses, its one canonical address (rule catalogue.engine-address): the fixed alias where
 * there is one, else every run of characters outside A-Z a-z 0-9 . _ - becomes one hyphen. Letters keep their case.
 */
export const toEngineSlug = (name: string): string =>
  lookUp(engineSegments, name) ?? name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, '');
