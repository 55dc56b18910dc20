import type { PartType } from '../part/part.ts';
import type { Miss } from './explain-miss.ts';
import type { Token } from './understand.ts';
import type { UnitNote } from './unit-note.ts';

/** What is said beside a set of a size that was asked for (rule search.size-asked). */
export type SizeNote = {
  /** the size, as typed, where the set is not made in it */
  notMade?: string;
  /** with more characters that may become one that is made: ".2" of ".25" */
  isBegun?: boolean;
  /** it is something that comes in one size without a name: a pump, a gauge */
  isOneSize?: boolean;
};

/** One part that was found. */
export type PartHit = {
  kind: 'part';
  slug: string;
  set: string;
  size: string;
  /** "Conrod bearing set, 0.50 mm undersize" */
  title: string;
  type: PartType;
  /** "King CR819HP" when that is what was typed, else null */
  replaces: string | null;
  makeSlugs: string[];
} & SizeNote;

/** One engine that was found; `models` as supplied. */
export type EngineHit = {
  kind: 'engine';
  makeSlug: string;
  engineSlug: string;
  make: string;
  engine: string;
  models: string;
  /** "1996–2019"; "" where they are not known */
  years: string;
  /** cubic centimetres */
  cc: number | null;
};

/** One set that was found, with all its sizes; `size` is the one that was asked for, else the first. */
export type SetHit = Pick<PartHit, 'set' | 'size' | 'title' | 'type' | 'replaces' | keyof SizeNote> & {
  /** its spoken name, "Conrod bearing set for Honda K20A, extra clearance, 4 pairs" */
  name: string;
  /** the word of the engine that its name begins with, where that was asked for or is the visitor's own */
  engine?: string;
  /** the same without engines, for a place where they stand above: "Conrod bearing set, extra clearance, 4 pairs" */
  shortName: string;
  sizes: readonly string[];
  /** the found engines that it fits, the best first, with their makes where several are found */
  engines: readonly string[];
  /** a pump whose photo is that of others too (rule part.pump-picture) */
  showsType?: boolean;
  /** of a kit without a size of its own the size of what it holds */
  holds?: string;
};
export type SearchHit = PartHit | EngineHit;

/** One value that the parts can be narrowed by; `count`: sets under the other filters. */
export type Facet = { value: string; label: string; count: number };

/**
 * How the parts were found: `exact`, the number typed is one of ours or of the interchange list; `match`, a part of a
 * number or words; `guess`, nothing is so called and these are one typing error away.
 */
export type Certainty = 'exact' | 'match' | 'guess' | 'nothing';

export type SearchAnswer = {
  query: string;
  hits: SearchHit[];
  certainty: Certainty;
  /** the part that is meant without doubt: the number was typed whole, with a size that it has; else null */
  exactSlug: string | null;
  /** what each word was taken for, where words were searched; else empty */
  understood: Token[];
  /** the engines that were found, without the limit */
  engines: EngineHit[];
  /** as many sets as the limit says; where words found them, those of one group of engines together */
  sets: SetHit[];
  /** sets without the limit */
  setTotal: number;
  /** the set was found and is not made in the size that was typed; `size` as typed */
  missingSize: { set: string; size: string } | null;
  /** the same of a size that may become one that is made with more characters (".2" of ".25"): said only when no more come */
  begunSize?: { set: string; size: string } | null;
  /** a number that was found and is not listed for the makes that were named beside it */
  otherMake?: { set: string; makes: string } | undefined;
  /** the size was asked for in inches and is made in millimetres, or the other way round */
  unitNote: UnitNote | null;
  /** what each word means by itself, where nothing was found and it was asked why; else null */
  miss: Miss | null;
  /** words behind the last figure that are none of the trade: what a figure behind them counts is not known */
  unreadSigns: readonly string[];
  facets: { makes: Facet[]; kinds: Facet[]; sizes: Facet[] };
};

/** `make`: slug; `size`: code as in the slug. */
export type SearchFilters = { make?: string; kind?: PartType; size?: string };
