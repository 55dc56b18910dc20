import { sheetCopy } from '#config/copy/document.ts';
import { site } from '#config/site.ts';
import type { Download } from '#domain/document/document.ts';
import type { SheetBlock } from './pieces.ts';
import { type DocumentSource, plain } from './source.ts';

/** What the list of documents says of an edition. */
export type Edition = { number: string | null; title: string; kind: Download['kind'] };

/** All that `sheet.typ` sets: the words of title block and foot in the language of the text, and its blocks. */
export function toSheet({ number, title, kind }: Edition, source: DocumentSource, blocks: readonly SheetBlock[]) {
  const { language, edition, summary } = source;
  const copy = sheetCopy[language];
  const day = new Intl.DateTimeFormat(copy.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(edition);
  return {
    site: site.name,
    language,
    summary,
    number: number ?? '',
    title,
    name: [number, title].filter(Boolean).join(' '),
    kind: [copy.kinds[kind], number].filter(Boolean).join(' '),
    facts: [copy.edition(day), ...(source.sample ? [copy.sample] : [])].join(' · '),
    whose: plain(kind === 'certificate' ? copy.place(site.name) : copy.own(site.name)),
    day: { year: edition.getUTCFullYear(), month: edition.getUTCMonth() + 1, day: edition.getUTCDate() },
    page: copy.page,
    blocks,
  };
}
