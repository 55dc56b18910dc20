/** Parts a supplied figure from its unit: "1998cc" is "1998" and "cc", "N/A" is a value without unit. */
export function splitUnit(text: string): { value: string; unit: string } {
  const found = /^\s*([\d.,]+)\s*(cc|mm|in|l)\s*$/i.exec(text);
  return found ? { value: found[1] ?? '', unit: found[2] ?? '' } : { value: text.trim(), unit: '' };
}
