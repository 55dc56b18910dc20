/** Addresses without a page of their own, and where they lead for good (rule page.moved). */
export const movedPages: Readonly<Record<string, string>> = { '/products': '/products/engine-bearings' };
