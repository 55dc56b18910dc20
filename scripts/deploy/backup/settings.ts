import { join } from 'node:path';
import { deriveSecret, readShopSecret } from '#server/secret.ts';
import { type Env, parseEnv } from '#server/env.ts';

/** What backing up and restoring work with. */
export type BackupSettings = {
  /** the file that the shop keeps all it remembers in */
  database: string;
  /** where backups lie, one file and its note each */
  folder: string;
  /** how many are kept; the oldest beyond that go */
  kept: number;
  /** of the shop, then those before: what was erased is named by one of them */
  secrets: readonly string[];
  /** names the secret of the shop without telling it: links and drafts of a backup open with the same one only */
  secretName: string;
};

/** Where backups lie, and the list of who was erased. */
export const readBackupFolder = (environment: Record<string, string | undefined>): string =>
  environment['BACKUP_DIR'] || '.backups';

/** How a command ended, and what it tells the operator. */
export type Outcome = { code: 0 | 1 | 2; lines: string[] };

const elsewhere: Record<Exclude<Env['STORAGE'], 'sqlite'>, string> = {
  memory: 'STORAGE=memory: the shop forgets everything when it ends, so there is nothing to back up.',
  redis:
    'STORAGE=redis: what the shop remembers is in Redis or Valkey. Copy its append-only file and snapshot as scripts/deploy/runbook/back-up-and-restore.md says.',
};

/** The settings out of the environment of the shop, or what is to be mended. */
export function backupSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: BackupSettings } | { ok: false; outcome: Outcome } {
  const parsed = parseEnv(environment);
  if (!parsed.ok) return refuse(['Mend these settings:', ...parsed.faults.map((fault) => `  - ${fault}`)]);
  const { env } = parsed;
  if (env.STORAGE !== 'sqlite') return refuse([elsewhere[env.STORAGE]]);
  const kept = Number(environment['BACKUP_KEEP'] || 14);
  if (!Number.isInteger(kept) || kept < 1)
    return refuse(['BACKUP_KEEP is wrong: give how many backups are to be kept, 1 or more']);
  const secret = readShopSecret(env);
  const settings = {
    database: join(env.DATA_DIR, 'shop.db'),
    folder: readBackupFolder(environment),
    kept,
    secrets: [secret, ...env.SHOP_SECRETS_BEFORE],
    secretName: deriveSecret(secret, 'backup').slice(0, 12),
  };
  return { ok: true, settings };
}

const refuse = (lines: string[]) => ({ ok: false as const, outcome: { code: 2 as const, lines } });

/** Tells the operator and ends with the code; what is thrown is told as what the machine would not do. */
export async function tellOutcome(work: () => Promise<Outcome>): Promise<void> {
  const { code, lines } = await work().catch((error: unknown): Outcome => {
    return { code: 1, lines: [error instanceof Error ? error.message : String(error)] };
  });
  (code === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = code;
}
