/** A make in a menu or index: address segment, title as a visitor reads it, and how many engines it has. */
export type MakeEntry = { slug: string; title: string; engines: number };
