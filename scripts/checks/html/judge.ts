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

/** Judges pages one after the other; pages that are the same letter for letter are judged once. */
export function createJudge(): (page: string, html: string) => Promise<HtmlFault[]> {
  const validator = new HtmlValidate(new OneConfig(htmlRules));
  const spare = createSparing();
  const judged = new Set<string>();
  return async (page, html) => {
    if (judged.size === judged.add(hash('sha1', html)).size) return [];
    const report = await validator.validateString(spare(html), page);
    const messages = report.results.flatMap((result) => result.messages);
    return messages.map(({ ruleId, message, selector }) => ({
      page,
      fault: `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`,
    }));
  };
}
