/** A readable line for what is thrown when there is no room left, or the disk is not for writing; null for every other error. */
export function describeFullDisk(error: unknown, folder: string): string | null {
  const { code } = (error ?? {}) as { code?: string };
  if (code === 'ENOSPC') return `the disk of ${folder} is full: make room, then run it again`;
  if (code === 'EDQUOT') return `the quota of the disk of ${folder} is used up: make room, then run it again`;
  return code === 'EROFS'
    ? `the disk of ${folder} cannot be written to: mount it for writing, then run it again`
    : null;
}

/** The same for a file or folder that this user has no right to. */
export function describeNoRight(error: unknown): string | null {
  const { code, path } = (error ?? {}) as { code?: string; path?: string };
  if (code !== 'EACCES' && code !== 'EPERM') return null;
  return `${path ?? 'a file'} is not for the user with the number ${process.getuid?.()}: run it as the user of the shop (on a server by scripts/deploy/as-shop), or give it back to that user: chown -R shop:shop /srv/shop`;
}
