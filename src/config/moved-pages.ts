/** Addresses without a page of their own, and where they lead for good (doc 2 §2). */
export const movedPages: Readonly<Record<string, string>> = { '/products': '/products/engine-bearings' };
