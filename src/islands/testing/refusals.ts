/** Browsers that refuse or lack something, each with the function that ends it. */
type End = () => void;

function replace(owner: object, name: string, descriptor: PropertyDescriptor): End {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  return () => (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name));
}

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
const throwing = { get: denied };
const full = {
  getItem: () => null,
  removeItem: () => {},
  setItem() {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
};

const all =
  (...refusals: (() => End)[]) =>
  (): End => {
    const ends = refusals.map((refuse) => refuse());
    return () => ends.forEach((end) => end());
  };

const locks = () =>
  replace(navigator, 'locks', { value: { request: () => Promise.reject(new DOMException('denied')) } });
const storage = all(
  () => replace(globalThis, 'localStorage', throwing),
  () => replace(globalThis, 'sessionStorage', throwing),
);

/** What has nothing to do with cookies: the shop works on. */
export const refusals: Record<string, () => End> = {
  'refuses its storage': storage,
  'has no room in its storage': all(
    () => replace(globalThis, 'localStorage', { value: full }),
    () => replace(globalThis, 'sessionStorage', { value: full }),
  ),
  'refuses locks': locks,
  'has no locks': () => replace(navigator, 'locks', { value: undefined }),
  'refuses channels': () =>
    replace(globalThis, 'BroadcastChannel', {
      value: class {
        constructor() {
          denied();
        }
      },
    }),
  'refuses databases': () => replace(globalThis, 'indexedDB', throwing),
  'is on plain http': () => replace(crypto, 'randomUUID', { value: undefined }),
  'tells nothing of its window': all(
    () => replace(globalThis, 'matchMedia', { value: undefined }),
    () => replace(globalThis, 'IntersectionObserver', { value: undefined }),
  ),
};

/** Cookies, and all that a browser refuses with them. */
export const cookieRefusals: Record<string, () => End> = {
  'says that it blocks cookies': all(
    () => replace(navigator, 'cookieEnabled', { value: false }),
    () => replace(document, 'cookie', { get: () => '', set: () => {} }),
    storage,
    locks,
  ),
  'takes no cookies and says nothing': () => replace(document, 'cookie', { get: () => '', set: () => {} }),
  'throws at cookies': all(() => replace(document, 'cookie', { get: denied, set: denied }), storage),
};
