/** Addresses without a page of their own, and where they lead for good (rule page.moved). */
export const movedPages: Readonly<Record<string, string>> = { '/products': '/products/engine-bearings' };

/**
 * Parts that have another number now and that the commerce API has given another id too, so that no pull can tell: old slug
 * to new (rule part.renamed). What a pull can tell need not stand here.
 */
export const renamedParts: Readonly<Record<string, string>> = {};
