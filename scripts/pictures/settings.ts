import { join } from 'node:path';
import { z } from 'zod';
import { pictureManifestPath } from '#collections/pictures.ts';
import { readSettings } from '../catalogue/settings.ts';

export type PictureSettings = {
  apiUrl: string;
  /** host names that photos may come from */
  hosts: string[];
  /** where fetched photos are kept between runs */
  sourceFolder: string;
  manifestPath: string;
  /** folder of the files that are served under /photos */
  photoFolder: string;
  /** hours after which a kept photo is asked for again, in case it was replaced under its address */
  freshHours: number;
  deadlineMs: number;
};

const settingsSchema = z.object({
  PHOTO_HOSTS: z.string().default(''),
  PICTURE_CACHE: z
    .string()
    .default('')
    .transform((folder) => folder || join('.cache', 'pictures')),
  PHOTO_DIR: z
    .string()
    .default('')
    .transform((folder) => folder || join('public', 'photos')),
  PHOTO_FRESH_HOURS: z.coerce.number().nonnegative().default(20),
  PHOTO_DEADLINE_MS: z.coerce.number().int().positive().default(20_000),
});

/** Settings out of the environment, or one line for each that is wrong. */
export function readPictureSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: PictureSettings } | { ok: false; faults: string[] } {
  const commerce = readSettings(environment);
  const parsed = settingsSchema.safeParse(environment);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} is wrong: ${issue.message}`);
  if (!commerce.ok || !parsed.success)
    return { ok: false, faults: [...(commerce.ok ? [] : commerce.faults), ...wrong] };
  const { apiUrl, newsServiceUrl } = commerce.settings;
  const more = parsed.data.PHOTO_HOSTS.split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const settings = {
    apiUrl,
    hosts: [...new Set([new URL(apiUrl).host, new URL(newsServiceUrl).host, ...more])],
    sourceFolder: join(parsed.data.PICTURE_CACHE, 'source'),
    manifestPath: pictureManifestPath(),
    photoFolder: parsed.data.PHOTO_DIR,
    freshHours: parsed.data.PHOTO_FRESH_HOURS,
    deadlineMs: parsed.data.PHOTO_DEADLINE_MS,
  };
  return { ok: true, settings };
}
