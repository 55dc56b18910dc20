import { hash } from 'node:crypto';
import { HtmlValidate, StaticConfigLoader, type ResolvedConfig } from 'html-validate';
import { htmlRules } from './rules.ts';
import { createSparing } from './spare-known.ts';

/** All pages have the same rules, so they are worked out once: doing so takes longer than judging a page. */
class OneConfig extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#resolved ??= super.getConfigFor(handle));
  }
}

/** One fault of the HTML of a page; `fault` is the same wherever it is the same mistake. */
export type HtmlFault = { page: string; fault: string };

/**
 * Judges pages one after the other; those that are the same, or are once they are normalised and without what others have too, are
 * judged once. Where that finds a fault, the page itself is judged, and so is every other that is like one in which the
 * fault only seemed to be.
 */
export function createJudge(): (page: string, html: string) => Promise<HtmlFault[]> {
  const validator = new HtmlValidate(new OneConfig(htmlRules));
  const spare = createSparing();
  const judged = new Set<string>();
  const known = new Map<string, string[] | 'only seems'>();

  const validate = async (page: string, html: string): Promise<string[]> => {
    const { results } = await validator.validateString(html, page);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`);
  };

  const judge = async (page: string, html: string): Promise<string[]> => {
    const spared = spare(html);
    const digest = hash('sha1', spared);
    const before = known.get(digest);
    if (Array.isArray(before)) return before;
    if (before === undefined && (await validate(page, spared)).length === 0) {
      known.set(digest, []);
      return [];
    }
    const faults = await validate(page, html);
    known.set(digest, faults.length > 0 ? faults : 'only seems');
    return faults;
  };

  return async (page, html) => {
    if (judged.size === judged.add(hash('sha1', html)).size) return [];
    return (await judge(page, html)).map((fault) => ({ page, fault }));
  };
}
