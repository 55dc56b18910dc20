/** A readable line for what is thrown when there is no room left, or no right to write; null for every other error. */
export function describeFullDisk(error: unknown, folder: string): string | null {
  const { code } = (error ?? {}) as { code?: string };
  if (code === 'ENOSPC') return `the disk of ${folder} is full: make room, then run it again`;
  if (code === 'EDQUOT') return `the quota of the disk of ${folder} is used up: make room, then run it again`;
  return code === 'EROFS'
    ? `the disk of ${folder} cannot be written to: mount it for writing, then run it again`
    : null;
}
