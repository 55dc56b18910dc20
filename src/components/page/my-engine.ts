/** The visitor's engine on a page: in the head, on its own page and as the verdict on a part. */
import sprite from '#assets/icons/icons.svg?url&no-inline';
import { myEngineCopy as copy } from '#config/copy/my-engine.ts';
import { decideEngineFit, type EngineFit } from '#domain/catalogue/engine-fit.ts';
import { readEngineKey } from '#domain/part/engine-key.ts';
import { isSameEngine, type MyEngine, parseMyEngine } from '#domain/catalogue/my-engine.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import { partShown } from '#stores/part/current-part.ts';
import { $myEngine, dropEngine, keepEngine } from '#stores/catalogue/my-engine.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';

const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const toName = ({ make, engine }: MyEngine) => `${make} ${engine}`;

const signOf = (fit: EngineFit): string =>
  fit === 'not-known' ? 'info' : fit === 'does-not-fit' ? 'circle-alert' : 'circle-check';
const draw = (sign: string, size: string) =>
  `<svg class="${size}" width="20" height="20" aria-hidden="true"><use href="${sprite}#${sign}"/></svg>`;

/** Puts markup in a place, and texts into its empty elements: the first, the second, and so on. Its link leads to the engine. */
function write(place: HTMLElement, { makeSlug, engineSlug }: MyEngine, markup: string, texts: readonly string[]): void {
  place.innerHTML = markup;
  const leaves = place.querySelectorAll('p :empty:not(use)');
  texts.forEach((text, at) => leaves[at]?.append(text));
  place.querySelector('a')?.setAttribute('href', enginePath(makeSlug, engineSlug));
}

/** With a way back, because one press is easily made. */
function drop(engine: MyEngine): void {
  dropEngine();
  showSnackbar({
    text: copy.dropped(toName(engine)),
    action: { label: copy.undo, run: () => keepEngine(engine) },
  });
}

function showInHead(place: HTMLElement, engine: MyEngine): void {
  const name = toName(engine);
  const markup = `<span class="muted"></span><a></a><button type="button">${draw('x', 'i-s')}</button>`;
  write(place, engine, markup, [`${copy.label}:`, name]);
  const [link, button] = place.querySelectorAll<HTMLElement>('a, button');
  if (!link || !button) return;
  link.title = name;
  button.ariaLabel = copy.dropNamed(name);
  button.onclick = () => {
    drop(engine);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
}

/** On the engine's own page the sets are those of today: what was kept earlier is brought up to date without a word. */
function showKeepButton(button: HTMLElement, engine: MyEngine | null): void {
  const own = parseMyEngine(button.dataset['keepEngine'] ?? null);
  const isMine = own !== null && engine !== null && isSameEngine(own, engine);
  button.toggleAttribute('data-mine', isMine);
  if (isMine && own.sets.join() !== engine.sets.join()) keepEngine(own);
}

/** "/catalogue/Audi/6A": the engines that the page lists for its part. */
const listEngines = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-engine-list] dd a')].map(({ pathname }) =>
    readEngineKey(decodeURIComponent(pathname).replace('/catalogue/', '')),
  );

function showFit(place: HTMLElement, engine: MyEngine): void {
  const { set = '', universal } = place.dataset;
  const question = { set, isUniversal: universal !== undefined, engines: listEngines(), engine };
  const fit = decideEngineFit(question);
  place.dataset['fit'] = fit;
  const markup = `${draw(signOf(fit), 'i')}<span class="words"><b></b><span class="why"><span></span> <a class="link"></a></span></span>`;
  write(place, engine, markup, [copy.fit[fit](toName(engine)), copy.why[fit], copy.parts]);
}

function show(engine: MyEngine | null): void {
  document.documentElement.toggleAttribute('data-my-engine', engine !== null);
  for (const button of findAll('[data-keep-engine]')) showKeepButton(button, engine);
  if (!engine) return;
  for (const place of findAll('[data-my-engine]:not(:root)')) showInHead(place, engine);
  for (const place of findAll('[data-fits]')) showFit(place, engine);
}

let isStarted = false;

/** Shows the engine now, whenever it changes, and on every part that takes the place of another in this page. */
export function startMyEngine(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener(partShown, () => show($myEngine.get()));
  $myEngine.subscribe(show);
}

/** The button of an engine's page: keeps the engine, or drops it where it is the visitor's already. */
export function pressKeep(button: HTMLElement): void {
  startMyEngine();
  const own = parseMyEngine(button.dataset['keepEngine'] ?? null);
  const mine = $myEngine.get();
  if (!own) return;
  if (mine && isSameEngine(own, mine)) return drop(own);
  keepEngine(own);
  showSnackbar(copy.kept(toName(own)));
}
