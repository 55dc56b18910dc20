/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** handed in by the server in front (src/server); absent while pages are made at build */
    services: import('./server/services.ts').Services;
    /** what an on-demand page may ask, so that pages need not know the server room */
    shop: import('./server/shop.ts').Shop;
  }
}
