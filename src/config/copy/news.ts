/** News. */
export const newsCopy = {
  title: 'News and technical articles on engine bearings',
  description:
    'Articles and announcements on engine bearings, oil clearance, coatings and oil pumps, for engine builders and workshops in Europe.',
  section: 'News & Media',
  heading: 'Latest Articles & Announcements',
  readMore: 'Read more...',
  about: (title: string) => ` ${title}`,
  others: 'More articles',
  feed: 'Articles as an RSS feed',
  back: 'All articles',
  none: {
    reason: 'There are no articles at the moment.',
    advice: 'The FAQ answers the questions that engine builders ask most.',
    faq: 'Read the FAQ',
  },
  missing: {
    heading: 'Article not found',
    reason: 'There is no article at this address. It may have been withdrawn, or the address is incomplete.',
  },
  unavailable: {
    heading: 'This article cannot be loaded now',
    reason: 'We have no copy of this article, and the news service is not answering.',
    advice: 'Try again in a few minutes, or read one of the articles below.',
  },
} as const;
