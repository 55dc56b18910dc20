/** A page that stands for its kind. `scriptBytes` and `requests` are the most it may load before anybody touches it. */
export type Template = { name: string; path: string; scriptBytes: number; requests: number };

const toRead = { scriptBytes: 12_000, requests: 16 };

/** The biggest make, an engine of many parts, a part in six sizes; the search is a tool and starts its island at once. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/', ...toRead },
  { name: 'catalogue', path: '/catalogue', ...toRead },
  { name: 'make', path: '/catalogue/Ford', ...toRead },
  { name: 'engine', path: '/catalogue/Honda/K20A', ...toRead },
  { name: 'part', path: '/details/4B1606H-STD', scriptBytes: 15_000, requests: 18 },
  { name: 'faq', path: '/faq', ...toRead },
  { name: 'search', path: '/search?q=honda%20k20a', scriptBytes: 125_000, requests: 24 },
];
