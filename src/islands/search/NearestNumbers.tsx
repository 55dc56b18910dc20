import { limits } from '#config/limits.ts';
import { readSoughtNumber } from '#domain/search/sought-number.ts';
import type { PartHit } from '#domain/search/search-answer.ts';
import { askIndex } from '#stores/search/lazy.ts';
import { useEffect, useState } from 'react';
import { NearestList, type NearNumber } from './NearestList.tsx';

type Props = { most: number };

/** The best part of each set: other sizes are on its page. */
const takeOneOfEachSet = (parts: readonly PartHit[]): PartHit[] =>
  parts.filter(({ set }, place) => parts.findIndex((other) => other.set === set) === place);

async function findNearest(number: string, most: number): Promise<NearNumber[]> {
  if (number === '') return [];
  const answer = await askIndex(number, { limit: limits.searchPageRows });
  const parts = answer.ok ? answer.value.hits.filter((hit) => hit.kind === 'part') : [];
  return takeOneOfEachSet(parts).slice(0, most);
}

/** Numbers near to the one that was looked for, on the not-found page that is a file; nothing where none is known. */
export function NearestNumbers({ most }: Props) {
  const [nearest, setNearest] = useState<NearNumber[]>([]);
  useEffect(() => {
    void findNearest(readSoughtNumber(location, document.referrer), most).then(setNearest);
  }, [most]);
  return nearest.length > 0 ? <NearestList nearest={nearest} /> : null;
}
