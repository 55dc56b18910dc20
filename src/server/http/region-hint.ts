import type { IncomingHttpHeaders } from 'node:http';
import { regionalPages, regionHint } from '#config/regions.ts';
import { toLegalRegion } from '#domain/seller/legal-region.ts';
import { readIp } from '../handlers/serve.ts';
import { locateVisitor } from '../handlers/visitor.ts';
import type { Services } from '../services.ts';
import { withTimeout } from '../wait.ts';

/** A page of text does not wait longer than this for the country service; the next visit has its answer. Milliseconds. */
const timeoutMs = 250;

/** A path of the site with a region of its own; "/terms/" is redirected before. */
export const isRegional = (path: string): boolean => regionalPages.includes(path);

/**
 * The header that tells the page its region: "region;desc=nl". A header, because the page is a file that is the same for
 * all, and the browser knows it before it lays the page out. A country that is not known, or not in time, is the region
 * of the Netherlands (rule seller.legal-region).
 */
export async function readRegionHint(
  services: Services,
  headers: IncomingHttpHeaders,
  socketAddress: string,
): Promise<{ 'server-timing': string; 'cache-control': string }> {
  const ip = readIp(services, String(headers['x-forwarded-for'] ?? '') || null, socketAddress);
  const country = await withTimeout(locateVisitor(services, ip), timeoutMs, null);
  return {
    'server-timing': `${regionHint};desc=${toLegalRegion(country)}`,
    // a copy that is shared would carry one visitor's region to another
    'cache-control': 'private, max-age=0, must-revalidate',
  };
}
