/**
 * A browser that begins to translate the page brings what keeps islands right in it (rule page.translated); what it has changed until
 * then is handed on, with the texts as they were: React may write into them meanwhile.
 */
export function watchTranslation(): void {
  const begun: MutationRecord[] = [];
  const texts = new Map<Text, string>();
  const holdsFont = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');
  const keep = (records: readonly MutationRecord[]) => {
    begun.push(...records);
    for (const { removedNodes } of records)
      for (const node of removedNodes) if (node instanceof Text && !texts.has(node)) texts.set(node, node.data);
  };
  const watch = new MutationObserver((records) => {
    const isBegun = begun.length > 0;
    if (!isBegun && !records.some(holdsFont)) return;
    keep(records);
    if (isBegun) return;
    import('#islands/shared/translated-text.ts')
      .then(({ startTranslatedText }) => {
        keep(watch.takeRecords());
        watch.disconnect();
        startTranslatedText(begun, texts);
      })
      .catch(() => {});
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
