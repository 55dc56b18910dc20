/** What a page has seen of itself, in ms since it was asked for. */
export type Seen = {
  fcp: number;
  lcp: number;
  /** sum of all shifts that no touch came before */
  shift: number;
  /** begin and length of tasks above 50 ms */
  tasks: [begin: number, length: number][];
  /** when the box of a part had its live answer; 0: it has not */
  live: number;
  loaded: number;
  /** from a touch to the next frame, the longest of all */
  interaction: number;
};

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Touch = PerformanceEntry & { interactionId: number };
export type Watched = typeof globalThis & { seen: Seen };

/** Runs in a page before all that is its own, and notes what a visitor of it feels. */
export function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [], live: 0, loaded: 0, interaction: 0 };
  (globalThis as Watched).seen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, durationThreshold?: number) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(durationThreshold === undefined ? {} : { durationThreshold }),
    });

  watch('paint', ({ name, startTime }) => void (name === 'first-contentful-paint' && (seen.fcp = startTime)));
  watch('largest-contentful-paint', ({ startTime }) => void (seen.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => void seen.tasks.push([startTime, duration]));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shift += value;
  });
  const shortest = 16;
  watch(
    'event',
    (entry) => {
      if ((entry as Touch).interactionId > 0) seen.interaction = Math.max(seen.interaction, entry.duration);
    },
    shortest,
  );

  addEventListener('load', () => setTimeout(() => (seen.loaded = performance.now())));
  addEventListener('DOMContentLoaded', () => {
    const box = document.querySelector('[data-keep="buy-box"]');
    // not a notice that nothing came
    const isAnswer = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].some(({ nodeName }) => nodeName === 'ASTRO-ISLAND');
    const note = (changes: MutationRecord[]) =>
      void (changes.some(isAnswer) && requestAnimationFrame(() => (seen.live ||= performance.now())));
    if (box) new MutationObserver(note).observe(box, { childList: true });
  });
}
