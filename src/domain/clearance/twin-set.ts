/** True for a set with extra oil clearance: HX in its name (rule clearance.extra-oil). */
export const isExtraClearanceSet = (set: string): boolean => set.includes('HX');

/**
 * The same set with or without extra clearance: "4B1606H" and "4B1606HX", "8B663HD" and "8B663HXD". Null for a code that is
 * neither, a coated set for example. Whether it is made is for the catalogue to say.
 */
export function toTwinSet(set: string): string | null {
  if (isExtraClearanceSet(set)) return set.replace('HX', 'H');
  const plain = /^(\d+[A-Z]\d+H)(D?)$/.exec(set);
  return plain ? `${plain[1]}X${plain[2]}` : null;
}
