/** What counts as an interaction with the page. */
export const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Whether there was one is kept in the document: the scripts that ask come later than the one that listens first. */
const { dataset } = document.documentElement;
const mark = 'interacted';

function onInteraction(run: () => void): () => void {
  const control = new AbortController();
  const notice = () => {
    control.abort();
    run();
  };
  for (const name of interactions) addEventListener(name, notice, { signal: control.signal, passive: true });
  return () => control.abort();
}

/** From now on it is known whether the visitor has done anything. */
export const noteInteraction = (): unknown => onInteraction(() => (dataset[mark] = ''));

/** Runs once: with the visitor's first interaction, at once where there was one. The answer calls it off. */
export function whenFirstInteraction(run: () => void): () => void {
  if (!(mark in dataset)) return onInteraction(run);
  run();
  return () => {};
}
