/** A source map that begins behind the last line, and so says nothing of any. */
function emptyMap(code: string): string {
  const mappings = `${';'.repeat(code.split('\n').length + 1)}AAAA`;
  return Buffer.from(JSON.stringify({ version: 3, sources: [''], names: [], mappings })).toString('base64');
}

/** A module of which the source map of what it is bundled into says nothing. */
export const withoutMap = (code: string): string =>
  `${code}\n//# sourceMappingURL=data:application/json;base64,${emptyMap(code)}`;
