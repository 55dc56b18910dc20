import type { APIRoute, GetStaticPaths } from 'astro';
import { XMLBuilder } from 'fast-xml-parser';
import { readCatalogue } from '#collections/catalogue.ts';
import { listFeedItems } from '#collections/product-feed.ts';
import { productFeeds } from '#config/product-feeds.ts';
import { site } from '#config/site.ts';

type Props = { currency: (typeof productFeeds)[number]['currency'] };

export const getStaticPaths: GetStaticPaths = () =>
  productFeeds.map(({ name, currency }) => ({ params: { feed: name }, props: { currency } }));

/** RSS has no word of its own for where a feed is. */
const atom = 'http://www.w3.org/2005/Atom';
const xml = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** Product data of all parts for merchant centres in one currency, RSS 2.0. */
export const GET: APIRoute<Props> = ({ props, url }) => {
  const address = import.meta.env.SITE;
  const channel = {
    title: site.siteName,
    link: `${address}/`,
    description: site.description,
    'atom:link': { '@_href': address + url.pathname, '@_rel': 'self', '@_type': 'application/rss+xml' },
    lastBuildDate: new Date(readCatalogue().manifest.pulledAt).toUTCString(),
    item: listFeedItems(address, props.currency),
  };
  const feed = {
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: {
      ...{ '@_version': '2.0', '@_xmlns:g': 'http://base.google.com/ns/1.0', '@_xmlns:atom': atom },
      channel,
    },
  };
  return new Response(xml.build(feed), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
