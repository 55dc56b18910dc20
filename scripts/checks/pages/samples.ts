import { writeAltText } from '#domain/metadata/alt-text.ts';
import { type PageHead, toPartHead } from '#domain/metadata/page-head.ts';
import { serialiseJsonLd } from '#domain/metadata/json-ld.ts';
import { type Part, writePartHeading } from '#domain/part/part.ts';
import { toLivePartView } from '#domain/part-page/part-view.ts';
import { formatMoney } from '#domain/price/money.ts';
import type { AvailabilityCase } from '#domain/availability/availability-case.ts';
import { writeAvailability } from '#domain/availability/availability.ts';

/** A built page of a part as small as can be, for tests that plant one fault in it. */
export const sampleSite = 'https://shop.example';

const writeHead = ({ title, description, canonical, ogImage, jsonLd }: PageHead): string =>
  [
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${ogImage?.address}"><meta property="og:image:alt" content="${ogImage?.alt}">`,
    `<meta property="og:image:width" content="${ogImage?.width}">`,
    `<meta property="og:image:height" content="${ogImage?.height}">`,
    '<meta name="twitter:card" content="summary_large_image"><meta property="og:type" content="product">',
    `<script type="application/ld+json">${serialiseJsonLd(jsonLd)}</script>`,
  ].join('');

/** The page of a part as the shop builds it; `availability` null where the pull did not tell the stock. */
export function samplePartPage(part: Part, availability: AvailabilityCase | null = 'instock'): string {
  const view = toLivePartView(part);
  const social = { path: '/photos/a-social.jpg', width: 1200, height: 900 };
  const stock =
    availability && `<p class="hint" data-stock-then>Stock on a day: ${writeAvailability(availability)}.</p>`;
  return [
    `<!DOCTYPE html><html lang="en"><head>${writeHead(toPartHead(sampleSite, view, { social, availability, rates: null }))}</head><body>`,
    `<main><h1 class="sr">${writePartHeading(view)}</h1><a href="/catalogue">Catalogue</a>`,
    `<img src="/photos/a.webp" alt="${writeAltText(part)}">`,
    `<section class="box" aria-label="Price and availability of ${part.number}">`,
    `<p><span data-net="true">${formatMoney(part.price.net)} <small>excl. VAT</small></span>`,
    `<span data-gross="true">${formatMoney(part.price.gross)}</span></p></section>`,
    `<noscript>${stock ?? ''}</noscript></main></body></html>`,
  ].join('');
}
