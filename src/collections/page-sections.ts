/** A heading of a text page that its list of contents names. */
export type PageSection = { id: string; title: string; number: string | null };

const clauseTag = /<Clause\s([^>]*)>/g;
const readAttribute = (text: string, name: string): string | null =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? null;

function readClause(attributes: string): PageSection {
  const [id, title] = [readAttribute(attributes, 'id'), readAttribute(attributes, 'title')];
  if (!id || !title) throw new Error(`A <Clause ${attributes.trim()}> needs id="…" and title="…"`);
  return { id, title, number: readAttribute(attributes, 'number') };
}

/**
 * The clauses of a page's text in their order, read from its source (`<Clause id="…" title="…" number="…">`). Throws when
 * one lacks its id or title or when two have one id, which ends a build.
 */
export function listSections(source: string): PageSection[] {
  const sections = [...source.matchAll(clauseTag)].map(([, attributes = '']) => readClause(attributes));
  const double = sections.find(({ id }, index) => sections.findIndex((other) => other.id === id) !== index);
  if (double) throw new Error(`Two clauses have the id "${double.id}"`);
  return sections;
}
