/** Fast Part Finder (rules finder.engine-follows-make and finder.kept): mode, make, year and engine, kept for the session. */
import type { call } from '#api/call.ts';
import { type FinderEngine, enginesAnswerSchema, enginesPath } from '#api/engines.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import { map } from 'nanostores';
import * as z from 'zod/mini';
import { readVersioned, writeVersioned } from '../browser/storage.ts';

export type FinderMode = 'engine' | 'part';
export type Finder = {
  mode: FinderMode;
  /** slug, "" while nothing is chosen */
  make: string;
  /** as typed, "" for any */
  year: string;
  engine: string;
  engines: FinderEngine[];
  progress: 'idle' | 'loading' | 'ready' | 'failed';
};

type Effects = {
  call: typeof call;
  /** kept until the browser's tab is closed; may be refused by the browser */
  save: (text: string) => void;
  read: () => string | null;
};

const choiceSchema = z.object({
  mode: z.enum(['engine', 'part']),
  make: z.string(),
  year: z.string(),
  engine: z.string(),
});

/** A year is written in figures; what else is typed or pasted with it is left out. */
const toFigures = (text: string): string => text.replace(/\D/g, '');

export function createPartFinder({ call, save, read }: Effects) {
  const $finder = map<Finder>({ mode: 'engine', make: '', year: '', engine: '', engines: [], progress: 'idle' });
  const remember = () => {
    const { mode, make, year, engine } = $finder.get();
    save(writeVersioned({ mode, make, year, engine }));
  };

  /** Loads the engines of `make`; an answer for a make that is no longer chosen is dropped. */
  async function loadEngines(make: string, wished: string): Promise<void> {
    $finder.set({ ...$finder.get(), make, engine: '', engines: [], progress: make ? 'loading' : 'idle' });
    if (!make) return;
    const answer = await call(enginesPath(make), enginesAnswerSchema);
    if ($finder.get().make !== make) return;
    if (!answer.ok) return $finder.setKey('progress', 'failed');
    const { engines } = answer.value;
    const engine = engines.some(({ slug }) => slug === wished) ? wished : '';
    $finder.set({ ...$finder.get(), engines, engine, progress: 'ready' });
  }

  async function chooseMake(make: string): Promise<void> {
    const loaded = loadEngines(make, '');
    remember();
    await loaded;
  }

  return {
    $finder,
    chooseMake,
    chooseYear(year: string): void {
      $finder.setKey('year', toFigures(year));
      remember();
    },
    /** A year that was typed before this code had arrived; what the session chose is still to be brought back. */
    takeYear: (year: string) => $finder.setKey('year', toFigures(year)),
    chooseEngine(engine: string): void {
      $finder.setKey('engine', engine);
      remember();
    },
    chooseMode(mode: FinderMode): void {
      $finder.setKey('mode', mode);
      remember();
    },
    retry: () => loadEngines($finder.get().make, ''),
    /** Brings back what this session chose; `?find=part` in the address decides the mode. */
    async restore(query: string): Promise<void> {
      const choice = readVersioned(choiceSchema, read());
      const wished = new URLSearchParams(query).get('find');
      $finder.setKey('mode', wished === 'part' || wished === 'engine' ? wished : (choice?.mode ?? 'engine'));
      if (choice && !$finder.get().year) $finder.setKey('year', choice.year);
      if (choice?.make && !$finder.get().make) await loadEngines(choice.make, choice.engine);
    },
  };
}
export type PartFinder = ReturnType<typeof createPartFinder>;

/** Where 'Show me the parts' leads; null until make and engine are chosen. */
export const toEnginePath = ({ make, engine }: Pick<Finder, 'make' | 'engine'>): string | null =>
  make && engine ? enginePath(make, engine) : null;
