/** Which entry of the main menu a page belongs to; the path of a menu link, or one of the two drop-downs. */
export type NavigationKey = 'catalogue' | 'products' | `/${string}`;
