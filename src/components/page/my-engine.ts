/** The visitor's engine on a page: in the head, on its own page and as the verdict on a part. */
import { myEngineCopy as copy } from '#config/copy/my-engine.ts';
import { decideEngineFit, readEngineWord } from '#domain/catalogue/engine-fit.ts';
import { isSameEngine, type MyEngine, parseMyEngine } from '#domain/catalogue/my-engine.ts';
import { enginePath } from '#domain/catalogue/page-paths.ts';
import { partShown } from '#stores/part/current-part.ts';
import { $myEngine, dropEngine, keepEngine } from '#stores/catalogue/my-engine.ts';
import { showSnackbar } from '#stores/browser/drawer-and-snackbar.ts';

const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const toName = ({ make, engine }: MyEngine) => `${make} ${engine}`;

function linkTo(link: HTMLAnchorElement | null, engine: MyEngine, text: string): void {
  if (!link) return;
  link.href = enginePath(engine.makeSlug, engine.engineSlug);
  link.textContent = text;
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
  const link = place.querySelector('a');
  linkTo(link, engine, toName(engine));
  if (link) link.title = toName(engine);
  const button = place.querySelector('button');
  button?.setAttribute('aria-label', copy.dropNamed(toName(engine)));
  if (!button) return;
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
    readEngineWord(decodeURIComponent(pathname).replace('/catalogue/', '')),
  );

function showFit(place: HTMLElement, engine: MyEngine): void {
  const { set = '', universal } = place.dataset;
  const question = { set, isUniversal: universal !== undefined, engines: listEngines(), engine };
  const fit = decideEngineFit(question);
  place.dataset['fit'] = fit;
  const [verdict, why] = [place.querySelector('[data-verdict]'), place.querySelector('[data-why]')];
  if (verdict) verdict.textContent = copy.fit[fit](toName(engine));
  if (why) why.textContent = copy.why[fit];
  linkTo(place.querySelector('a'), engine, copy.parts);
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
