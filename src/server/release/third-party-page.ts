/**
 * The services of others in a page (rule consent.third-parties). A page as it was built names none: where some are
 * configured the server writes which, for the script that brings them, and what banner, settings and policy say of them.
 */
import { thirdParties, thirdPartyNames } from '#config/third-parties.ts';
import { describeInUse, type InUse, listInUse } from '#domain/consent/third-party.ts';
import type { Env } from '../env.ts';

type Settings = Pick<Env, 'TAG_MANAGER_ID' | 'TAG_MANAGER_URL' | 'HEATMAP_ID' | 'HEATMAP_URL' | 'CHAT_ID' | 'CHAT_URL'>;

/** Those with an id, at the provider's own address or the one that is configured. */
export function readInUse(env: Settings): InUse {
  const given = {
    'tag-manager': { id: env.TAG_MANAGER_ID, url: env.TAG_MANAGER_URL },
    heatmap: { id: env.HEATMAP_ID, url: env.HEATMAP_URL },
    chat: { id: env.CHAT_ID, url: env.CHAT_URL },
  };
  const configured = thirdPartyNames.filter((name) => given[name].id !== '');
  return Object.fromEntries(
    configured.map((name) => [name, { id: given[name].id, url: given[name].url ?? thirdParties[name].url }]),
  );
}

/** What the policy of a measured page is widened by: all that the providers name, or the one origin that is configured. */
export const thirdPartyOrigins = (inUse: InUse): readonly string[] =>
  listInUse(inUse).flatMap((name) => {
    const url = inUse[name]?.url ?? '';
    return url === thirdParties[name].url ? thirdParties[name].origins : [new URL(url).origin];
  });

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as it stands in a page, between tags or in a quoted attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

/** The page with all of that; as it was where nothing is configured. */
export function writeThirdParties(html: string, inUse: InUse): string {
  const names = listInUse(inUse);
  if (names.length === 0) return html;
  const texts: Record<string, string> = describeInUse(names);
  return html
    .replace(/<html\b/i, () => `<html data-third-parties="${escape(JSON.stringify(inUse))}"`)
    .replace(/(<\w+\b[^>]*\bdata-in-use="?(\w+)[^>]*>)[^<]*/g, (whole, opening: string, place: string) =>
      place in texts ? `${opening}${escape(texts[place] ?? '')}` : whole,
    )
    .replace(/<template data-third-party="?([\w-]+)[^>]*>(.*?)<\/template>/gs, (whole, name: string, rows: string) =>
      names.some((one) => one === name) ? rows : whole,
    );
}
