/** Pages that hold next to nothing: what a touch and a next page take on them is this machine's and the browser's part. */
export const emptyPath = '/bench/empty';
export const nextEmptyPath = '/bench/next';
/** What is measured on them for comparison; no limit is theirs. */
export const emptyNames = { touch: 'press a button of an empty page', next: 'empty page to empty page' } as const;
export const isOfEmptyPage = (name: string): boolean => name === emptyNames.touch || name === emptyNames.next;

const rules = { prerender: [{ where: { href_matches: '/bench/*' }, eagerness: 'moderate' }] };

const html = `<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title>
<script type="speculationrules">${JSON.stringify(rules)}</script></head>
<body><p>An empty page. <a href="${nextEmptyPath}">The next one</a>
<button type="button" onclick="this.textContent = Number(this.textContent) + 1">1</button></p></body></html>`;

/** The page at this address; null where that is the shop's. */
export const readEmptyPage = (url: string): string | null => (url === emptyPath || url === nextEmptyPath ? html : null);
