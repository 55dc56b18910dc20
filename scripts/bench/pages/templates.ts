/**
 * A page that stands for its kind. `scriptBytes` and `requests` are the most it may load before anybody touches it; `tool`: what holds
 * for one that starts at once, in place of what holds for pages to be read: bytes against the limit page, blocking ms beyond it.
 */
export type Template = {
  name: string;
  path: string;
  scriptBytes: number;
  requests: number;
  tool?: { bytes: number; tbtMs: number };
  /** it shows the price of now by itself */
  isLive?: boolean;
};

const toRead = { scriptBytes: 12_000, requests: 16 };

/** The biggest make, an engine of many parts, a part in six sizes; what is asked of the search starts its island at once. */
export const templates: readonly Template[] = [
  { name: 'home', path: '/', ...toRead },
  { name: 'catalogue', path: '/catalogue', ...toRead },
  { name: 'make', path: '/catalogue/Ford', ...toRead },
  { name: 'engine', path: '/catalogue/Honda/K20A', ...toRead },
  { name: 'part', path: '/details/4B1606H-STD', scriptBytes: 15_000, requests: 18, isLive: true },
  { name: 'faq', path: '/faq', ...toRead },
  { name: 'search', path: '/search', ...toRead },
  {
    name: 'asked',
    path: '/search?q=honda%20k20a',
    scriptBytes: 122_000,
    requests: 27,
    tool: { bytes: 3.2, tbtMs: 250 },
  },
];
