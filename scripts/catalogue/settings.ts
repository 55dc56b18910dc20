import { z } from 'zod';
import { readSentinels, type Sentinel } from './sentinels.ts';

/** What the pull and the pictures step need of the environment; same names and defaults as the server's. */
export type CatalogueSettings = {
  /** without a slash at the end */
  apiUrl: string;
  newsServiceUrl: string;
  source: string;
  priceGroup: string;
  manufacturerGroup: string;
  location: string;
  /** folder of the snapshots */
  folder: string;
  /** milliseconds for each question; null: the adapter's own */
  deadlineMs: number | null;
  /** parts without which no catalogue is trusted */
  sentinels: Sentinel[];
};

const settingsSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65535).default(4400),
  COMMERCE_API_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  NEWS_SERVICE_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal('')]).default(''),
  COMMERCE_SOURCE: z.string().min(1).default('acl-eu'),
  COMMERCE_PRICE_GROUP: z.string().min(1).default('retail'),
  COMMERCE_MANUFACTURER_GROUP: z.string().min(1).default('acl'),
  COMMERCE_LOCATION: z.string().min(1).default('NL'),
  SITE_URL: z.string().default(''),
  CATALOGUE_DIR: z
    .string()
    .default('')
    .transform((folder) => folder || 'content/catalogue'),
  CATALOGUE_DEADLINE_MS: z.coerce.number().int().min(0).default(0),
  SENTINEL_PARTS: z
    .string()
    .default('')
    .refine((text) => readSentinels(text) !== null, 'name parts like 4B1606H-STD:60-200, AG-1')
    .transform((text) => readSentinels(text) ?? []),
});

/** Settings out of the environment, or one line for each that is wrong. */
export function readSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: CatalogueSettings } | { ok: false; faults: string[] } {
  const parsed = settingsSchema.safeParse(environment);
  if (!parsed.success)
    return {
      ok: false,
      faults: parsed.error.issues.map((issue) => `${String(issue.path[0])} is wrong: ${issue.message}`),
    };
  const env = parsed.data;
  // pages made of the sandbox would be an offer there
  if (env.COMMERCE_API_URL === '' && /^https:/i.test(env.SITE_URL))
    return { ok: false, faults: ['COMMERCE_API_URL is missing: SITE_URL is on https, where buyers come'] };
  const apiUrl = (env.COMMERCE_API_URL || `http://localhost:${env.SANDBOX_PORT}`).replace(/\/$/, '');
  const settings = {
    apiUrl,
    newsServiceUrl: env.NEWS_SERVICE_URL || apiUrl,
    source: env.COMMERCE_SOURCE,
    priceGroup: env.COMMERCE_PRICE_GROUP,
    manufacturerGroup: env.COMMERCE_MANUFACTURER_GROUP,
    location: env.COMMERCE_LOCATION,
    folder: env.CATALOGUE_DIR,
    deadlineMs: env.CATALOGUE_DEADLINE_MS || null,
    sentinels: env.SENTINEL_PARTS,
  };
  return { ok: true, settings };
}
