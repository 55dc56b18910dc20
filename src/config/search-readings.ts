/** Pages to read that a search field offers below parts: by these words, or beside a kind of bearing that is asked for. */
export type Reading = { title: string; kind: 'Article' | 'Page'; path: string };

const choosing: Reading = { title: 'Choosing a bearing size', kind: 'Article', path: '/news/choosing-a-bearing-size' };

/** beside bearings, where no word names another page */
export const bearingReading = choosing;

export const searchReadings: readonly (Reading & { words: readonly string[] })[] = [
  {
    ...choosing,
    words: [
      ...['size', 'sizes', 'undersize', 'oversize', 'journal', 'clearance', 'grind', 'reground', 'measure'],
      ...['lagerspiel', 'holgura', 'gioco', 'luz', 'speling'],
    ],
  },
  {
    ...{ title: 'Shipping and lead times', kind: 'Page', path: '/shipping' },
    words: ['shipping', 'delivery', 'postage', 'courier', 'versand', 'livraison', 'envío', 'spedizione', 'dostawa'],
  },
  {
    ...{ title: 'Returns & Warranties', kind: 'Page', path: '/warranties' },
    words: ['return', 'returns', 'refund', 'warranty', 'warranties', 'guarantee', 'garantie', 'garantía', 'gwarancja'],
  },
  {
    title: 'Withdraw from contract here',
    kind: 'Page',
    path: '/withdraw',
    words: ['withdraw', 'withdrawal', 'cancel'],
  },
  {
    ...{ title: 'Where to buy', kind: 'Page', path: '/distributors' },
    words: ['dealer', 'dealers', 'distributor', 'distributors', 'stockist', 'händler', 'revendeur'],
  },
  { title: 'FAQ', kind: 'Page', path: '/faq', words: ['faq', 'question', 'questions', 'help'] },
  { title: 'Contact', kind: 'Page', path: '/contact', words: ['contact', 'phone', 'email', 'address'] },
];
