/** One fault that a program of others found: `rule` is its name for the kind, `where` a page, a file or a mail. */
export type Finding = { where: string; rule: string; what: string };

/** How much was looked at, and what was found there; or why nothing could be looked at. */
export type Judged = { looked: number; findings: Finding[] } | { leftOut: string };

/** The served shop that is judged, and its built pages. */
export type Shop = { url: string; client: string };

export type Judge = { name: string; judge: (shop: Shop) => Promise<Judged> };
