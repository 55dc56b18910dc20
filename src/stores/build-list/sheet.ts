/** What the pages of build list and quick order ask for: facts of each set once, price and stock of the parts shown. */
import type { BodyOf, call } from '#api/call.ts';
import { factsAnswerSchema, factsPath } from '#api/set-facts.ts';
import { partsAnswerSchema, partsPath, type partsQuestionSchema } from '#api/parts.ts';
import { limits } from '#config/limits.ts';
import type { BuildLine } from '#domain/build-list/build-list.ts';
import type { LiveAnswer } from '#domain/build-list/sheet-entry.ts';
import type { SheetLine } from '#domain/build-list/sheet.ts';
import { parsePartCode } from '#domain/part/part-code.ts';
import type { SetFacts } from '#domain/part-page/set-facts.ts';
import { map } from 'nanostores';

type Effects = { call: typeof call };

/** null: the build knows no such set, or its file could not be had. */
type KnownFacts = Record<string, SetFacts | null | undefined>;

const setOf = (slug: string) => parsePartCode(slug).set;

const inPages = (slugs: readonly string[]): string[][] =>
  slugs.flatMap((_, at) => (at % limits.partsAtOnce === 0 ? [slugs.slice(at, at + limits.partsAtOnce)] : []));

/** The lines with what is known of their parts. */
export const toSheetLines = (lines: readonly BuildLine[], facts: KnownFacts): SheetLine[] =>
  lines.map((line) => {
    const set = facts[setOf(line.slug)] ?? null;
    return { ...line, set, facts: set?.sizes.find(({ slug }) => slug === line.slug) ?? null };
  });

export function createBuildSheet({ call }: Effects) {
  const $facts = map<KnownFacts>({});
  const $live = map<Record<string, LiveAnswer>>({});
  const requested = { sets: new Set<string>(), slugs: new Set<string>() };
  let round = 0;

  async function loadSet(set: string): Promise<void> {
    const answer = await call(factsPath(set), factsAnswerSchema);
    // what could not be asked may be asked again; what is not there stays so
    if (!answer.ok && answer.problem.code === 'offline') requested.sets.delete(set);
    $facts.setKey(set, answer.ok ? answer.value : null);
  }

  /** Takes the answers of one question; those of an earlier round are older than what is asked again. */
  async function loadLive(slugs: string[]): Promise<void> {
    const ours = round;
    const body = { ids: slugs } satisfies BodyOf<typeof partsQuestionSchema>;
    const answer = await call(partsPath, partsAnswerSchema, { method: 'POST', body });
    if (ours !== round) return;
    const live = new Map<string, LiveAnswer>(slugs.map((slug) => [slug, 'failed']));
    if (answer.ok) {
      for (const part of answer.value.parts) live.set(part.slug, part);
      for (const slug of answer.value.unknown) live.set(slug, null);
    }
    $live.set({ ...$live.get(), ...Object.fromEntries(live) });
  }

  /** Asks for what of these parts has not been asked yet. */
  async function load(slugs: readonly string[]): Promise<void> {
    const sets = [...new Set(slugs.map(setOf))].filter((set) => !requested.sets.has(set));
    const parts = slugs.filter((slug) => !requested.slugs.has(slug));
    sets.forEach((set) => requested.sets.add(set));
    parts.forEach((slug) => requested.slugs.add(slug));
    await Promise.all([...sets.map(loadSet), ...inPages(parts).map(loadLive)]);
  }

  return {
    $facts,
    $live,
    load,
    /** Asks price and stock anew, and for facts that could not be had; what is known stays on show meanwhile. */
    async refresh(slugs: readonly string[]): Promise<void> {
      round += 1;
      requested.slugs.clear();
      for (const [slug, answer] of Object.entries($live.get())) if (answer === 'failed') $live.setKey(slug, undefined);
      await load(slugs);
    },
  };
}
