/**
 * What a judge finds and is no fault: named once, with the reason. `finding` is matched with "rule what"; what pa11y finds
 * ends with the element's selector.
 */
type FalseFinding = { judge: string; finding: RegExp; reason: string };

export const falseFindings: readonly FalseFinding[] = [
  {
    judge: 'vnu',
    finding: /CSS: “(?:line-clamp|animation-composition|container-type)”|at-rule “@container”/,
    reason: 'its CSS is older than that of browsers',
  },
  {
    judge: 'vnu',
    finding: /“role” attribute must not be used on a “(?:td|th|tr)” element/,
    reason:
      'rows of these tables are blocks on a phone, and a table that is no table there loses its roles unless they are written',
  },
  {
    judge: 'vnu',
    finding: /^html When the “srcset” attribute/,
    reason: 'of srcset="data:,x", a picture of nothing for phones: it takes the x behind the comma for a width',
  },
  {
    judge: 'vnu',
    finding: /A “style” element in “body” must/,
    reason: 'Astro writes the style of its islands before the first one, wherever that stands; browsers heed it there',
  },
  {
    judge: 'pa11y',
    finding: /^WCAG2AA\.Principle1\.Guideline1_3\.1_3_5\.H98 /,
    reason: 'it knows only type="text" written out for a text field; the standard\'s own default is text',
  },
  {
    judge: 'pa11y',
    finding: /^WCAG2AA\.Principle1\.Guideline1_3\.1_3_1\.H43\.HeadersRequired /,
    reason:
      'headings of rows and groups say scope="row" and "rowgroup", which is as good as the attribute headers (H63)',
  },
  { judge: 'redocly', finding: /^no-server-example\.com/, reason: 'the shop that is judged runs on localhost' },
  {
    judge: 'redocly',
    finding: /^operation-4xx-response/,
    reason: 'a list that is a file is always there, and nothing of the request can be wrong',
  },
  {
    judge: 'knip',
    finding: /^(?:devD|d)ependencies (?:@expo-google-fonts|@fontsource-variable|@cspell\/dict-)/,
    reason: 'fonts and dictionaries are read as files, by a path that is put together',
  },
  {
    judge: 'knip',
    finding: /^devDependencies (?:oxfmt|oxlint|oxlint-tsgolint|prettier)$/,
    reason: 'programs that format and lint start, by the path of their file; tsgolint is started by oxlint',
  },
  {
    judge: 'knip',
    finding: /^binaries (?:openssl|Xvfb)$/,
    reason: 'programs of the machine; what needs them says so where they are missing',
  },
  {
    judge: 'dependency-cruiser',
    finding: /^not-to-unresolvable .*\?inline$/,
    reason: 'Vite resolves it: the style of the enlarged view as text',
  },
];
