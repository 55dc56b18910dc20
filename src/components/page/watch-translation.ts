/**
 * A browser that begins to translate the page brings what keeps islands right in it (rule page.translated); what it has changed until
 * then is handed on.
 */
export function watchTranslation(): void {
  const begun: MutationRecord[] = [];
  const holdsFont = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');
  const watch = new MutationObserver((records) => {
    const isBegun = begun.length > 0;
    if (!isBegun && !records.some(holdsFont)) return;
    begun.push(...records);
    if (isBegun) return;
    import('#islands/shared/translated-text.ts')
      .then(({ startTranslatedText }) => startTranslatedText([...begun, ...watch.takeRecords()]))
      .then(() => watch.disconnect())
      .catch(() => {});
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
