import type { APIRoute, GetStaticPaths } from 'astro';
import { XMLBuilder } from 'fast-xml-parser';
import { listFeedItems } from '#collections/product-feed.ts';
import { productFeeds } from '#config/product-feeds.ts';
import { site } from '#config/site.ts';

type Props = { currency: (typeof productFeeds)[number]['currency'] };

export const getStaticPaths: GetStaticPaths = () =>
  productFeeds.map(({ name, currency }) => ({ params: { feed: name }, props: { currency } }));

const xml = new XMLBuilder({ ignoreAttributes: false, suppressEmptyNode: true });

/** Product data of all parts for merchant centres in one currency, RSS 2.0. */
export const GET: APIRoute<Props> = ({ props }) => {
  const address = import.meta.env.SITE;
  const channel = {
    title: site.siteName,
    link: `${address}/`,
    description: site.description,
    item: listFeedItems(address, props.currency),
  };
  const feed = {
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: { '@_version': '2.0', '@_xmlns:g': 'http://base.google.com/ns/1.0', channel },
  };
  return new Response(xml.build(feed), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
