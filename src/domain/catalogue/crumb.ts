/** One step of the way to a page; `href` is a path of ours ("/catalogue/Honda"). */
export type Crumb = { label: string; href: string };
