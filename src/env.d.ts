/// <reference types="astro/client" />
import type { Interaction } from './islands/shared/interaction.ts';
import type { Services } from './server/services.ts';
import type { Shop } from './server/shop.ts';

declare global {
  namespace App {
    interface Locals {
      /** handed in by the server in front (src/server); absent while pages are made at build */
      services: Services;
      /** what an on-demand page may ask, so that pages need not know the server */
      shop: Shop;
      /** seconds, where too much was asked for: the page then only says so */
      wait: number;
      /** the request came from a page of this shop; the answer to any other sets no cookie */
      mayHaveCookies: boolean;
      /** the page of unknown addresses as this visitor reads it; null where it is no file (dev server) */
      showNotFound: () => Promise<Response | null>;
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** hydrated with the first interaction */
    'client:interaction'?: Interaction | boolean;
    /** hydrated at once, its scripts fetched a second time where that failed */
    'client:start'?: boolean;
  }
}
