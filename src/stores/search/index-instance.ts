/** The instant search as this page asks it: the engine that the visitor keeps comes first. */
import type { AskOptions } from '#domain/search/answer-query.ts';
import { ask as askAnyone, warm } from './instant.ts';
import { $myEngine } from '../catalogue/my-engine.ts';

export { warm };
export const ask = (query: string, options: AskOptions) => askAnyone(query, { ...options, engine: $myEngine.get() });
