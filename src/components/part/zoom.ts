/**
 * The pictures and the drawing of a part over the whole window: pinch, wheel and double tap zoom, dragging pans, arrows and
 * swipes go on, Esc closes and the focus goes back. Loaded with the first interaction with a picture; without it the links open the files.
 */
import PhotoSwipe, { type SlideData } from 'photoswipe';
import base from 'photoswipe/style.css?inline';
import own from './zoom.css?inline';
import { zoomCopy as copy } from '#config/copy/zoom.ts';
import { layOver } from '#stores/browser/laid-over.ts';

/** px: the stripe at the top, below which all else is measured from, the head, and the rail with the small pictures, which lies below on narrow screens */
const stripe = 4;
const head = 64;
const rail = { wide: 216, low: 112 };
const narrow = 960;
/** how far each press of plus and minus goes, and how far a picture may be enlarged beyond what fits */
const step = 1.5;
const most = 4;

const words = (link: HTMLAnchorElement): string => link.dataset['words'] ?? '';

/** What is there already: the picture in the page, or its thumbnail where that one is not shown; "" for the drawing. */
function findSmall(link: HTMLAnchorElement): string {
  const figure = link.closest('figure');
  const places = [figure, document.querySelector(`[data-photo="${figure?.id}"]`)];
  return places.map((place) => place?.querySelector('img')?.currentSrc).find(Boolean) ?? '';
}

function toSlide(link: HTMLAnchorElement): SlideData {
  // the drawing, which is no picture, says its own
  const picture = link.closest('figure')?.querySelector('img');
  const [width, height] = (['width', 'height'] as const).map((side) =>
    Number(picture?.getAttribute(side) ?? link.dataset[side]),
  );
  const slide = { src: link.href, width, height, alt: picture?.alt || words(link) };
  const small = findSmall(link);
  return small ? { ...slide, msrc: small } : slide;
}

function makeButton(label: string, sign: string, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: sign, onclick: press });
  button.setAttribute('aria-label', label);
  return button;
}

/** Minus, how large, plus. */
function addSteps(viewer: PhotoSwipe, bar: HTMLElement): void {
  const level = document.createElement('output');
  const scale = () => {
    const slide = viewer.currSlide;
    return slide ? slide.currZoomLevel / slide.zoomLevels.fit : 1;
  };
  const zoomBy = (factor: number) => () => {
    const slide = viewer.currSlide;
    if (!slide) return;
    const wanted = Math.min(most, Math.max(1, scale() * factor));
    slide.zoomTo(wanted * slide.zoomLevels.fit, { x: slide.panAreaSize.x / 2, y: slide.panAreaSize.y / 2 }, 200);
  };
  const write = () => void (level.textContent = `${Math.round(scale() * 100)} %`);
  for (const event of ['change', 'zoomPanUpdate'] as const) viewer.on(event, write);
  bar.append(makeButton(copy.smaller, '−', zoomBy(1 / step)), level, makeButton(copy.larger, '+', zoomBy(step)));
}

/** The small pictures with their words; the shown one is marked. */
function addRail(viewer: PhotoSwipe, place: HTMLElement, links: readonly HTMLAnchorElement[]): void {
  const buttons = links.map((link, at) => {
    const small = findSmall(link) || link.href;
    const button = makeButton('', words(link), () => viewer.goTo(at));
    button.removeAttribute('aria-label');
    button.prepend(Object.assign(new Image(), { src: small, alt: '' }));
    return button;
  });
  place.append(...buttons);
  viewer.on('change', () =>
    buttons.forEach((button, at) => button.setAttribute('aria-current', String(at === viewer.currIndex))),
  );
}

function furnish(viewer: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  const part = document.querySelector<HTMLElement>('[data-part]')?.dataset;
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'part',
      order: 1,
      appendTo: 'bar',
      onInit: (place) => {
        const number = Object.assign(document.createElement('b'), { textContent: part?.['number'] ?? '' });
        const name = document.querySelector('.part-head h2')?.textContent ?? '';
        place.append(number, Object.assign(document.createElement('span'), { textContent: name }));
      },
    });
    viewer.ui?.registerElement({
      name: 'steps',
      order: 15,
      appendTo: 'bar',
      onInit: (place) => addSteps(viewer, place),
    });
    const mark = document.querySelector('.wm')?.cloneNode(true);
    if (mark)
      viewer.ui?.registerElement({
        name: 'mark',
        appendTo: 'root',
        onInit: (place) => {
          place.append(mark);
          // the drawing has none
          viewer.on('change', () => (place.hidden = viewer.currSlide?.data.src?.endsWith('.svg') === true));
        },
      });
    if (links.length > 1)
      viewer.ui?.registerElement({ name: 'rail', appendTo: 'root', onInit: (place) => addRail(viewer, place, links) });
  });
  viewer.on('bindEvents', () => {
    viewer.element?.setAttribute('aria-label', copy.pictures(part?.['number'] ?? ''));
    viewer.element?.setAttribute('aria-modal', 'true');
  });
}

/** A picture that does not come: the drawing stands in for it (a drawing that does not come says so itself). */
function standIn(viewer: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  const drawing = links.findIndex((link) => link.pathname.endsWith('.svg'));
  viewer.on('loadError', ({ slide }) => {
    if (slide.isActive && drawing >= 0 && slide.index !== drawing) viewer.goTo(drawing);
  });
}

/** Its rules come with it, once: the file of a page's styles has none of them. */
let isDressed = false;
function dress(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${base}${own}`);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens the picture of a link, with those of all others. */
export function openZoom(links: readonly HTMLAnchorElement[], chosen: HTMLAnchorElement): void {
  const hasRail = links.length > 1;
  dress();
  const viewer = new PhotoSwipe({
    dataSource: links.map(toSlide),
    index: Math.max(0, links.indexOf(chosen)),
    mainClass: 'zoom',
    bgOpacity: 1,
    showHideAnimationType: 'none',
    loop: false,
    wheelToZoom: true,
    zoom: false,
    bgClickAction: false,
    tapAction: false,
    initialZoomLevel: 'fit',
    secondaryZoomLevel: ({ fit }) => fit * 2,
    maxZoomLevel: ({ fit }) => fit * most,
    closeTitle: copy.close,
    arrowPrevTitle: copy.previous,
    arrowNextTitle: copy.next,
    errorMsg: copy.failed,
    paddingFn: ({ x }) =>
      x > narrow
        ? { top: head + 16, bottom: 24 + stripe, left: 96, right: 96 + (hasRail ? rail.wide : 0) }
        : { top: head, bottom: stripe + (hasRail ? rail.low : 0), left: 0, right: 0 },
  });
  furnish(viewer, links);
  standIn(viewer, links);
  viewer.init();
  let isOpen = true;
  viewer.on('close', () => void (isOpen = false));
  layOver(viewer, { isOpen: () => isOpen, close: () => viewer.close() });
}
