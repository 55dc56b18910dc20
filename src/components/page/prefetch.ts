/** Browsers with speculation rules get pages ready by themselves; for the others a script does what can be done (rule page.activation). */
export function startPrefetch(): void {
  if (!HTMLScriptElement.supports?.('speculationrules'))
    void import('./fetch-ahead.ts').then((page) => page.fetchAhead());
}
